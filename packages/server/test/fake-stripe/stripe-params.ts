// The bodies and queries of the calls that the adapter makes, as Stripe's library types them. The fake Stripe
// derives JSON schemas from these types and validates every request.
import type Stripe from 'stripe';

export type CreateCustomer = Stripe.CustomerCreateParams;
export type CreateCheckout = Stripe.Checkout.SessionCreateParams;
export type FindCheckout = Stripe.Checkout.SessionRetrieveParams;
export type ExpireCheckout = Stripe.Checkout.SessionExpireParams;
export type FindSubscription = Stripe.SubscriptionRetrieveParams;
export type ListSubscriptions = Stripe.SubscriptionListParams;
export type UpdateSubscription = Stripe.SubscriptionUpdateParams;
export type CancelSubscription = Stripe.SubscriptionCancelParams;
export type CreateSchedule = Stripe.SubscriptionScheduleCreateParams;
export type UpdateSchedule = Stripe.SubscriptionScheduleUpdateParams;
export type ReleaseSchedule = Stripe.SubscriptionScheduleReleaseParams;
export type PreviewInvoice = Stripe.InvoiceCreatePreviewParams;
export type ListInvoices = Stripe.InvoiceListParams;
export type FindInvoice = Stripe.InvoiceRetrieveParams;
export type ListPayments = Stripe.InvoicePaymentListParams;
export type FindCharge = Stripe.ChargeRetrieveParams;
export type ListDisputes = Stripe.DisputeListParams;
export type CreateRefund = Stripe.RefundCreateParams;
export type ListRefunds = Stripe.RefundListParams;
export type OpenPortal = Stripe.BillingPortal.SessionCreateParams;
export type DeleteCustomer = Stripe.CustomerDeleteParams;
