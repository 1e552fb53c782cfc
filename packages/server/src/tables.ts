// Joins the tables of the modules. The database itself knows none of them, so that no module's rows reach
// what lies below all modules.
import type { AdminTables } from './admin/tables.ts';
import type { BillingTables } from './modules/billing/tables.ts';
import type { CarePlanTables } from './modules/care-plan/tables.ts';
import type { CatalogueTables } from './modules/catalogue/tables.ts';
import type { ChatTables } from './modules/chat/tables.ts';
import type { ConsentTables } from './modules/consents/tables.ts';
import type { ContactTables } from './modules/contact/tables.ts';
import type { CredentialTables } from './modules/credentials/tables.ts';
import type { MailTables } from './modules/mail/tables.ts';
import type { MemberTables } from './modules/members/tables.ts';
import type { PrivacyTables } from './modules/privacy/tables.ts';
import type { ProductTrialTables } from './modules/product-trials/tables.ts';
import type { RegistrationTables } from './modules/registration/tables.ts';
import type { ReportTables } from './modules/reports/tables.ts';
import type { ScanTables } from './modules/scans/tables.ts';
import type { SessionTables } from './modules/sign-in/tables.ts';
import type { UsageTables } from './modules/usage/tables.ts';
import type { WebhookTables } from './modules/webhooks/tables.ts';

declare module './db/database.ts' {
  interface Database
    extends
      AdminTables,
      BillingTables,
      CarePlanTables,
      CatalogueTables,
      ChatTables,
      ConsentTables,
      ContactTables,
      CredentialTables,
      MailTables,
      MemberTables,
      PrivacyTables,
      ProductTrialTables,
      RegistrationTables,
      ReportTables,
      ScanTables,
      SessionTables,
      UsageTables,
      WebhookTables {}
}
