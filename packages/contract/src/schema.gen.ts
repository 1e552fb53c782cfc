// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
	"/api/register": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["register"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/login": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["login"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/2fa/verify-login": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["verifyLogin"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/logout": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["logout"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/me": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getMe"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/onboarding": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["completeOnboarding"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/verify-email": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["verifyEmail"]; put?: never; post: operations["verifyEmailWithPassword"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/resend-verification": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["resendVerification"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/request-password-reset": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["requestPasswordReset"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/reset-password": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["resetPassword"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/account": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getAccount"]; put?: never; post: operations["updateAccount"]; delete: operations["deleteAccount"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/confirm-email-change": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["confirmEmailChange"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/2fa/setup": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["setupTwoFactor"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/2fa/verify": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["verifyTwoFactor"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/2fa/disable": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["disableTwoFactor"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/2fa/backup-codes": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["regenerateBackupCodes"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/passkeys": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listPasskeys"]; put?: never; post: operations["addPasskey"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/passkeys/options": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["startPasskey"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/passkeys/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["removePasskey"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/passkey-login/options": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["startPasskeyLogin"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/passkey-login": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["loginWithPasskey"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/access-tokens": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listAccessTokens"]; put?: never; post: operations["createAccessToken"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/access-tokens/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["revokeAccessToken"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/webhooks": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listWebhooks"]; put?: never; post: operations["createWebhook"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/webhooks/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["deleteWebhook"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/webhooks/{id}/test": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["testWebhook"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/webhooks/{id}/resume": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["resumeWebhook"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/identities": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listIdentities"]; put?: never; post: operations["startIdentity"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/identities/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["removeIdentity"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/provider-login/start": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["startProviderLogin"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/provider-login": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["loginWithProvider"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/provider-login/register": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["registerWithProvider"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/sessions": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listSessions"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/sessions/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["endSession"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/consents": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listConsents"]; put?: never; post: operations["recordConsent"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/update-legal-acceptance": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["acceptLegalTerms"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/privacy": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getPrivacy"]; put?: never; post: operations["updatePrivacy"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/export": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["startExport"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/export/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getExport"]; put?: never; post?: never; delete: operations["cancelExport"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/history-report": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getHistoryReport"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/validate-photo": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["validatePhoto"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/scan-skin": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["scanSkin"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/checkins/latest": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getLatestScan"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/checkins": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listScans"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/checkins/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getScan"]; put?: never; post?: never; delete: operations["deleteScan"]; options?: never; head?: never; patch: operations["updateScan"]; trace?: never; };
	"/api/checkins/{id}/events": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listScanEvents"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/checkins/{id}/comparison": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["compareScans"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/checkins/{id}/finds/{sign}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["restoreFind"]; options?: never; head?: never; patch: operations["judgeFind"]; trace?: never; };
	"/api/checkins/{id}/second-photo": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["takeSecondPhoto"]; delete: operations["removeSecondPhoto"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/repeatability": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getRepeatability"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/trends": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getTrends"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/hand-over": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getHandOver"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/thumbnails/{filename}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getThumbnail"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/check-token-limit": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["checkTokenLimit"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/check-scan-limit": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["checkScanLimit"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/usage": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getUsage"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/chat-history": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listChatMessages"]; put?: never; post?: never; delete: operations["deleteChat"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/chat-history/told/{fact_id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete: operations["takeBackToldFact"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/chat2/stream": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["streamChat"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/chat2/resume": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["resumeChat"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/profile": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getProfile"]; put?: never; post: operations["updateProfile"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/profile/confirm-product": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete?: never; options?: never; head?: never; patch: operations["confirmProduct"]; trace?: never; };
	"/api/profile/remove-product": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post?: never; delete?: never; options?: never; head?: never; patch: operations["removeProduct"]; trace?: never; };
	"/api/product-trial": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getProductTrial"]; put?: never; post: operations["startProductTrial"]; delete: operations["deleteProductTrial"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/product-trial/end": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["endProductTrial"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/product-trial/choices": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getProductTrialChoices"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/routine-check": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["checkRoutine"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/tonight": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getTonight"]; put?: never; post: operations["markRoutineDone"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/reminders": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getReminders"]; put?: never; post: operations["updateReminders"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/reminders/calendar": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["createCalendarAddress"]; delete: operations["endCalendarAddress"]; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/reminders/calendar-file": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getCalendarFile"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/calendar/{file}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getCalendar"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/recommendations": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getRecommendations"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/products/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getProduct"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/product-pictures/{filename}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getProductPicture"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/create-checkout-session": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["createCheckoutSession"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/confirm-subscription": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["confirmSubscription"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/stripe/proration-preview-simple": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["previewProration"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/change-subscription": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["changeSubscription"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/cancel-subscription": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["cancelSubscription"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/keep-current-plan": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["keepCurrentPlan"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/plans": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listPlans"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/subscription": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getSubscription"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/withdraw-subscription": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["withdrawSubscription"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/request-refund": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["requestRefund"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/change-card": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["changeCard"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/invoices": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["listInvoices"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/invoices/{id}": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getInvoice"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/stripe/webhook": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["receiveStripeEvent"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/feedback": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["sendFeedback"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/contact": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never; post: operations["sendContactMessage"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/api/transparency": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getTransparency"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/health/live": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getLiveness"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/health/ready": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getReadiness"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
	"/metrics": { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get: operations["getMetrics"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; };
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		Error: {
			/** @description One sentence a person can act on. */
			detail: string;
			/** @description The field that was refused, by its name in the request. Absent where the reason is no single field. */
			field?: string;
			/** @description With an allowance that is used up: when some of it is there again. Null when it is not on this plan. */
			resets_at?: components["schemas"]["Timestamp"] | null;
		};
		Message: {
			message: string;
		};
		Success: {
			success: boolean;
		};
		Health: {
			status: "ok" | "unavailable";
			/** @description Name of the dependency and whether it answers. For operators only. */
			checks?: {
				[key: string]: boolean;
			};
		};
		/**
		 * Format: idn-email
		 * @description The name of the host may have letters of any language; it and its ASCII form (`xn--`) are one address. What stands before the @ is ASCII.
		 */
		Email: string;
		Username: string;
		/**
		 * Format: password
		 * @description Any characters. The server may ask for more than 8 and refuses common ones.
		 */
		NewPassword: string;
		/** Format: password */
		Password: string;
		/**
		 * Format: date-time
		 */
		Timestamp: string;
		/**
		 * @description The subscription plan. `plus` and `pro` are old names of the monthly ones; `trial` and `admin` cannot be bought. A plan belongs to a tier, and the tier has the allowances: scans and messages count per calendar month; tokens per calendar month on the paid tiers, over the last 7 days on free, once on trial. `history_scans` and `history_months` say how far back the timeline shows; null is no bound.
		 */
		Plan: "free" | "trial" | "plus" | "plus_monthly" | "plus_annual" | "pro" | "pro_monthly" | "pro_annual" | "admin";
		/** @description One of `x-prices`: amounts in minor units of `x-currency`, per period. A founding price is for the first `x-founding-places` members who pay one, and stays theirs. */
		PriceId: string;
		Tags: string[];
		Registration: {
			email: components["schemas"]["Email"];
			username: components["schemas"]["Username"];
			password: components["schemas"]["NewPassword"];
			invite_code?: string;
		};
		Login: {
			email: components["schemas"]["Email"];
			password: components["schemas"]["Password"];
		};
		LoginResult: {
			requires_2fa: boolean;
			partial_token: string | null;
		};
		SecondFactor: {
			/** @description Six digits, or a backup code. */
			code: string;
			/** @description The `partial_token` of the first step. */
			token: string;
		};
		PasswordResetRequest: {
			email: components["schemas"]["Email"];
		};
		PasswordReset: {
			token: string;
			new_password: components["schemas"]["NewPassword"];
			/** @description Also removes every passkey of the account. Left out, they stay. */
			remove_passkeys?: boolean;
		};
		PasswordResetOutcome: {
			message: string;
			/** @description The passkeys that can still sign in, newest first. */
			passkeys: components["schemas"]["Passkey"][];
		};
		PasswordConfirmation: {
			current_password?: components["schemas"]["Password"];
		};
		Code: {
			code: string;
			current_password?: components["schemas"]["Password"];
		};
		TwoFactorSetup: {
			/** @description An otpauth address. */
			qr_uri: string;
		};
		BackupCodes: {
			backup_codes: string[];
		};
		/** @description An identity provider of the settings, as the page settings name it. */
		ProviderId: string;
		ProviderLogin: {
			provider: components["schemas"]["ProviderId"];
		};
		NewIdentity: {
			provider: components["schemas"]["ProviderId"];
			current_password?: components["schemas"]["Password"];
		};
		SignInPage: {
			/** @description Where the person signs in. */
			url: string;
		};
		ProviderReturn: {
			provider: components["schemas"]["ProviderId"];
			/** @description The query with which the provider sent the browser back. */
			query: string;
		};
		ProviderLoginResult: {
			step: "done" | "second_factor" | "linked" | "registration";
			/** @description For `second_factor`. */
			partial_token: string | null;
			/** @description For `registration`: the address that the provider has verified; null when the person has to give one. */
			email: string | null;
		};
		ProviderRegistration: {
			username: components["schemas"]["Username"];
			/** @description Whether the person is 13 or older, as they say. */
			is_old_enough: boolean;
			email?: components["schemas"]["Email"];
		};
		ProviderRegistered: {
			/** @description False while a link in a mail has to be opened. */
			is_email_verified: boolean;
		};
		Identity: {
			id: number;
			provider: components["schemas"]["ProviderId"];
			name: string;
			linked_at: components["schemas"]["Timestamp"];
			/** @description Null until it is used. */
			last_used_at: components["schemas"]["Timestamp"] | null;
		};
		IdentityList: {
			identities: components["schemas"]["Identity"][];
			/** @description False until a member who came from a provider sets one. */
			has_password: boolean;
		};
		/**
		 * @description `read`: what the member's own pages show of scans, reports, routine and chat. `scan`: check a photo and start a scan.
		 */
		AccessTokenScope: "read" | "scan";
		AccessTokenScopes: components["schemas"]["AccessTokenScope"][];
		/** @description What the member calls the program. */
		AccessTokenName: string;
		AccessToken: {
			id: number;
			name: components["schemas"]["AccessTokenName"];
			scopes: components["schemas"]["AccessTokenScopes"];
			created_at: components["schemas"]["Timestamp"];
			expires_at: components["schemas"]["Timestamp"];
			/**
			 * Format: date
			 * @description The day in UTC; null until it is used.
			 */
			last_used_on: string | null;
		};
		NewAccessToken: {
			name: components["schemas"]["AccessTokenName"];
			scopes: components["schemas"]["AccessTokenScopes"];
			/**
			 * @description How long the token counts.
			 */
			days: 30 | 90 | 365;
			current_password?: components["schemas"]["Password"];
		};
		MadeAccessToken: {
			access_token: components["schemas"]["AccessToken"];
			/** @description The secret. It is told this once. */
			token: string;
		};
		/**
		 * @description `report.complete`: a scan has its report. `plan.changed`: another plan counts from now on.
		 */
		WebhookEvent: "report.complete" | "plan.changed";
		/**
		 * @description An https address that takes `POST`.
		 */
		WebhookUrl: string;
		WebhookEvents: components["schemas"]["WebhookEvent"][];
		/**
		 * @description An event on its way to one address. It is kept for 30 days.
		 */
		WebhookDelivery: {
			/** @description What `webhook-id` says, at each attempt. */
			id: string;
			type: components["schemas"]["WebhookMessageType"];
			created_at: components["schemas"]["Timestamp"];
			/**
			 * @description `waiting`: it is tried now or later. `delivered`: answered with 2xx. `failed`: given up.
			 */
			state: "waiting" | "delivered" | "failed";
			/** @description How often it was sent. */
			attempts: number;
			/** @description The outcome so far, in a sentence. */
			detail: string;
			/**
			 * Format: date-time
			 * @description When it was last sent; null before the first time.
			 */
			attempted_at: string | null;
			/**
			 * Format: date-time
			 * @description When it is sent next; null once it has ended.
			 */
			next_attempt_at: string | null;
		};
		Webhook: {
			id: number;
			url: components["schemas"]["WebhookUrl"];
			events: components["schemas"]["WebhookEvents"];
			created_at: components["schemas"]["Timestamp"];
			/** @description Null while events are sent. */
			paused: {
				at: components["schemas"]["Timestamp"];
				/** @description Why nothing is sent, in a sentence. */
				detail: string;
			} | null;
			/** @description The last ones, newest first. */
			deliveries: components["schemas"]["WebhookDelivery"][];
		};
		NewWebhook: {
			url: components["schemas"]["WebhookUrl"];
			events: components["schemas"]["WebhookEvents"];
			current_password?: components["schemas"]["Password"];
		};
		MadeWebhook: {
			webhook: components["schemas"]["Webhook"];
			/** @description The key of the signatures: `whsec_` and 32 bytes in base64. It is told this once. */
			secret: string;
		};
		WebhookMessageType: "report.complete" | "plan.changed" | "webhook.test";
		/**
		 * @description The body that an address receives. It holds ids and addresses of this API only: a program asks for the rest with its access token. Any
		 *     answer of 2xx within ten seconds counts as received. Otherwise it comes again, with the same `webhook-id`, after 5 seconds, 5 and
		 *     30 minutes, and 2, 5, 10, 14, 20 and 24 hours. 410 pauses the webhook, as three days of failures do. Redirects are not followed.
		 */
		WebhookMessage: {
			type: components["schemas"]["WebhookMessageType"];
			timestamp: components["schemas"]["Timestamp"];
			data: {
				/** @description Of `report.complete`. */
				checkin_id?: number;
				/**
				 * Format: uri
				 * @description What to ask for next.
				 */
				url?: string;
			};
		};
		/** @description The credential id in base64url. */
		PasskeyId: string;
		/** @description Bytes in base64url. */
		PasskeyBytes: string;
		PasskeyTransport: string;
		Passkey: {
			id: number;
			/** @description Browser and system in which it was made. */
			name: string;
			created_at: components["schemas"]["Timestamp"];
			/** @description Null until it is used. */
			last_used_at: components["schemas"]["Timestamp"] | null;
		};
		PasskeyList: {
			passkeys: components["schemas"]["Passkey"][];
			/** @description Why no passkey can be used at this address; null when they can. */
			unavailable_reason: string | null;
		};
		PasskeyDescriptor: {
			id: components["schemas"]["PasskeyId"];
			/** @constant */
			type: "public-key";
			transports?: components["schemas"]["PasskeyTransport"][];
		};
		/**
		 * @description PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3.
		 */
		PasskeyCreation: {
			challenge: components["schemas"]["PasskeyBytes"];
			rp: {
				id: string;
				name: string;
			};
			user: {
				id: string;
				name: string;
				displayName: string;
			};
			pubKeyCredParams: {
				alg: number;
				/** @constant */
				type: "public-key";
			}[];
			/** @description Milliseconds. */
			timeout: number;
			excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
			authenticatorSelection: {
				residentKey: "discouraged" | "preferred" | "required";
				requireResidentKey?: boolean;
				userVerification: "discouraged" | "preferred" | "required";
			};
			attestation: "none" | "direct" | "enterprise" | "indirect";
		};
		/**
		 * @description RegistrationResponseJSON of WebAuthn level 3.
		 */
		NewPasskey: {
			id: components["schemas"]["PasskeyId"];
			rawId: components["schemas"]["PasskeyId"];
			/** @constant */
			type: "public-key";
			response: {
				clientDataJSON: components["schemas"]["PasskeyBytes"];
				attestationObject: components["schemas"]["PasskeyBytes"];
				transports?: components["schemas"]["PasskeyTransport"][];
			};
		};
		/**
		 * @description PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3.
		 */
		PasskeyRequest: {
			challenge: components["schemas"]["PasskeyBytes"];
			rpId: string;
			/** @description Milliseconds. */
			timeout: number;
			userVerification: "discouraged" | "preferred" | "required";
		};
		/**
		 * @description AuthenticationResponseJSON of WebAuthn level 3.
		 */
		PasskeyProof: {
			id: components["schemas"]["PasskeyId"];
			rawId: components["schemas"]["PasskeyId"];
			/** @constant */
			type: "public-key";
			response: {
				clientDataJSON: components["schemas"]["PasskeyBytes"];
				authenticatorData: components["schemas"]["PasskeyBytes"];
				signature: components["schemas"]["PasskeyBytes"];
				userHandle?: string;
			};
		};
		Session: {
			id: string;
			created_at: components["schemas"]["Timestamp"];
			last_seen_at: components["schemas"]["Timestamp"];
			/** @description Browser and system in plain words. */
			device: string;
			is_current: boolean;
		};
		Account: {
			email: components["schemas"]["Email"];
			username: components["schemas"]["Username"];
		};
		AccountUpdate: {
			email: components["schemas"]["Email"];
			username: components["schemas"]["Username"];
			new_password?: components["schemas"]["NewPassword"];
			current_password?: components["schemas"]["Password"];
		};
		AccountDeletion: {
			current_password?: components["schemas"]["Password"];
			/** @constant */
			confirm: true;
		};
		ErasureReceipt: {
			receipt_id: string;
			erased_at: components["schemas"]["Timestamp"];
			counts: components["schemas"]["ErasureCounts"];
		};
		/** @description How many entries of each kind an erasure erases, by the name of the kind. */
		ErasureCounts: {
			[key: string]: number;
		};
		Export: {
			id: string;
			status: "queued" | "running" | "ready" | "failed";
			progress: number;
			/** @description Of `scans_total`; absent before the first is packed. */
			scans_done?: number;
			scans_total?: number;
			expires_at?: components["schemas"]["Timestamp"];
		};
		/**
		 * @description `data.json` of an export. The first four parts have their own form; `records` holds everything else, each kind as a list of
		 *     entries with plain values.
		 */
		ExportedData: {
			/** @constant */
			format: "daylit-export-1";
			exported_at: components["schemas"]["Timestamp"];
			account: components["schemas"]["ExportedEntry"];
			/** @description Null before onboarding. */
			answers: components["schemas"]["ExportedAnswers"] | null;
			records: {
				[key: string]: components["schemas"]["ExportedEntry"][];
			};
			/** @description Every scan, oldest first, also those that the plan hides. */
			scans: components["schemas"]["ExportedScan"][];
			/** @description Scans that are kept, and whose bytes cannot be opened any more. */
			unreadable_scans: {
				id: number;
				created_at: components["schemas"]["Timestamp"];
			}[];
		};
		ExportedAnswers: {
			goals: components["schemas"]["Tags"];
			issues: components["schemas"]["Tags"];
			preferences: components["schemas"]["Preferences"];
			region?: components["schemas"]["HomeRegion"];
			age_change?: components["schemas"]["AgeChange"];
		};
		/** @description Times are ISO 8601; a value that was stored as JSON is that value. */
		ExportedEntry: {
			[key: string]: unknown;
		};
		ExportedScan: {
			scan: components["schemas"]["Scan"];
			/** @description What the member wrote with the photo. */
			message: string | null;
			/**
			 * Format: date
			 * @description The member's day then. Null in scans from before it was kept.
			 */
			taken_on: string | null;
			/** @description Name of the thumbnail in the archive. */
			picture: string | null;
		};
		/**
		 * @description How long the small picture of a scan is kept: until the hour after the report, 30 days, a year, or as long as the
		 *     account. Scores stay either way.
		 */
		ThumbnailRetention: "now" | "30_days" | "1_year" | "account";
		Privacy: {
			thumbnail_retention: components["schemas"]["ThumbnailRetention"];
			/** @description Pictures that are kept now, and how many of them each choice would delete at once. */
			thumbnails: {
				total: number;
				older_than_30_days: number;
				older_than_1_year: number;
			};
			/** @description Whether the member wants to try beta features. */
			beta_features: boolean;
			/** @description The newest export of the last 24 hours. */
			latest_export: components["schemas"]["Export"] | null;
			counts: components["schemas"]["ErasureCounts"];
		};
		PrivacyUpdate: {
			thumbnail_retention?: components["schemas"]["ThumbnailRetention"];
			beta_features?: boolean;
		};
		User: {
			email: components["schemas"]["Email"];
			username: components["schemas"]["Username"];
			/** @description The public id of this session, for the header `x-session-id`. Only in the answer of `getMe`. */
			session_id?: string;
			is_email_verified: boolean;
			/**
			 * @description Tells the verification mail of this registration from others. Null once the address is verified.
			 */
			mail_code?: string | null;
			onboarding_complete: boolean;
			plan: components["schemas"]["Plan"];
			scheduled_plan: "free" | "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual" | "canceled" | null;
			/** @description Seconds since 1970. */
			plan_expires_at: number | null;
			/** @description Seconds since 1970. */
			next_invoice_date: number | null;
			/** @description Minor currency units. */
			next_invoice_amount: number | null;
			subscription_status: string | null;
			is_2fa_enabled: boolean;
			/** @description Seconds since 1970, when the paid contract was made. */
			subscription_started_at?: number | null;
			/** @description Seconds since 1970, of the last charge. */
			last_billed_at?: number | null;
			agreed_to_terms: boolean;
			/** Format: date-time */
			agreed_to_terms_date: string | null;
			latest_checkin_id: number | null;
			/** @description Nothing is advertised to 13-17. Null before onboarding. */
			age_band?: components["schemas"]["AgeBand"] | null;
			/** @description Reports are shown in words instead of numbers. */
			words_only?: boolean;
			/** @description Decides the order of day and month in dates. Null where it was not told. */
			region?: components["schemas"]["HomeRegion"] | null;
			/** @description The newest suggested routine; null before the first report. */
			care_plan: components["schemas"]["CarePlan"] | null;
		};
		VerifiedUser: {
			email: components["schemas"]["Email"];
		};
		PasswordVerification: {
			/** @description The one-time token from the mail. */
			token: string;
			password: components["schemas"]["Password"];
		};
		LegalAcceptance: {
			/** @constant */
			agreed_to_terms: true;
			agreed_to_terms_date: components["schemas"]["Timestamp"];
		};
		ConsentPurpose: "photo_analysis" | "external_ai" | "external_chat";
		Consent: {
			purpose: components["schemas"]["ConsentPurpose"];
			/** @description Version of the text. */
			version: string;
			/** @description The exact text that is agreed to. */
			text: string;
			/** @description Host and model that get what the text says; absent where nothing leaves this server. */
			sent_to?: string;
			granted: boolean;
			/**
			 * Format: date-time
			 * @description Null when never decided.
			 */
			recorded_at: string | null;
			/** @description The decisions about this purpose in any version of its text, newest first; the latest 50. */
			history?: components["schemas"]["ConsentEntry"][];
		};
		ConsentEntry: {
			granted: boolean;
			/** @description Version of the text. */
			version: string;
			recorded_at: components["schemas"]["Timestamp"];
		};
		ConsentDecision: {
			purpose: components["schemas"]["ConsentPurpose"];
			granted: boolean;
		};
		/**
		 * @description Where a member lives, as in ISO 3166-1 alpha-2.
		 */
		HomeRegion: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
		AgeBand: "under_13" | "13-17" | "18-24" | "25-39" | "40-59" | "60+";
		/**
		 * @description The older age that a member of 13 to 17 has told. Until it takes effect, nothing treats the member as older.
		 */
		AgeChange: {
			age_band: components["schemas"]["AgeBand"];
			takes_effect_at: components["schemas"]["Timestamp"];
		};
		/**
		 * @description The member has read what follows of the new age.
		 * @constant
		 */
		AgeConfirmed: true;
		Preferences: {
			age_band?: components["schemas"]["AgeBand"];
			/**
			 * @description Only asked because some ingredients are then left out.
			 */
			pregnancy?: "no" | "yes" | "prefer_not_to_say";
			/** @description Ingredients to leave out, as INCI names or plain words. */
			avoid?: components["schemas"]["Tags"];
			fragrance_free?: boolean;
			budget?: "low" | "medium" | "high";
			/** @description Show words instead of numbers. */
			words_only?: boolean;
			midday_feel?: "tight" | "comfortable" | "shiny_t_zone" | "shiny_all_over" | "not_sure";
			/**
			 * @description How often new products sting or itch.
			 */
			reacts?: "rarely" | "sometimes" | "often" | "not_sure";
		};
		Onboarding: {
			goals: components["schemas"]["Tags"];
			issues: components["schemas"]["Tags"];
			/** @description The age band is the one answer that cannot be left out. */
			preferences: components["schemas"]["Preferences"] & unknown;
			current_password?: components["schemas"]["Password"];
			confirm?: components["schemas"]["AgeConfirmed"];
		};
		/** @description JPEG, PNG or WebP, at most 20 MB and 40 megapixels. */
		Photo: Blob;
		/** @description What the person says about their skin today. */
		UserMessage: string;
		PhotoValidation: {
			file: components["schemas"]["Photo"];
			user_message?: components["schemas"]["UserMessage"];
		};
		/** @description A photo in `files`, or the id of a checked one. */
		ScanUpload: {
			checked_photo?: components["schemas"]["CheckedPhotoId"];
			files?: components["schemas"]["Photo"][];
			user_message?: components["schemas"]["UserMessage"];
		};
		SecondPhoto: {
			file: components["schemas"]["Photo"];
		};
		/**
		 * @description How far two photos of the same few minutes differ with this person, this phone and this room. Until a second photo is
		 *     taken, the figures of a reference set stand for everybody.
		 */
		Repeatability: {
			/** @description Second photos that count. Those of an earlier version of the analysis do not. */
			pairs: number;
			/** @description The newest ones first, also those that do not count. Each can be taken back. */
			second_photos: components["schemas"]["TakenSecondPhoto"][];
			/** @description The check-in to which a second photo can be taken now; null when there is none. */
			offer: components["schemas"]["SecondPhotoOffer"] | null;
			/** @description What the second photos mean for later comparisons; null without any. */
			summary: components["schemas"]["Sentence"] | null;
			/** @description The signs that a pair of photos could tell. */
			measures: components["schemas"]["RepeatabilityMeasure"][];
		};
		TakenSecondPhoto: {
			checkin_id: number;
			/** Format: date-time */
			taken_at: string;
		};
		SecondPhotoOffer: {
			checkin_id: number;
			/** Format: date-time */
			until: string;
		};
		RepeatabilityMeasure: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description Points to either side within which 19 of 20 photos of the same few minutes read, of people in a reference set. */
			usual_margin: number;
			/** @description The same for this person: the usual one, drawn towards what their own photos differ by. */
			margin: number;
		};
		ScanId: {
			id: number;
		};
		LatestScan: {
			id: number | null;
		};
		Allowance: {
			limit: number;
			used: number;
			/**
			 * Format: date-time
			 * @description Null when the allowance does not come back.
			 */
			resets_at: string | null;
		};
		/**
		 * @description Scans and messages are counted by calendar month; tokens too on a paid plan, else over the last days or the trial.
		 */
		Usage: {
			scans: components["schemas"]["Allowance"];
			messages: components["schemas"]["Allowance"];
			tokens: components["schemas"]["Allowance"];
		};
		TokenLimitReached: {
			/** @description `fair_use_exceeded`, `upgrade_needed`, or a sentence when the address is not verified. */
			detail: string;
			/** @description When some of it is there again. Null when it is not on this plan. */
			resets_at?: components["schemas"]["Timestamp"] | null;
		};
		/**
		 * @description What a photo is read for. `x-sign-names` is what its severity is called: a severity of evenness would read the wrong way round.
		 */
		Sign: "redness" | "texture" | "lines" | "dark_circles" | "shine" | "tone_evenness" | "blemishes" | "dark_spots";
		/**
		 * @description A part of the face. `glabella` lies between the brows, `eye_corner` beside the eye.
		 */
		Region: "whole_face" | "forehead" | "glabella" | "nose" | "chin" | "cheek" | "under_eye" | "eye_corner" | "mouth" | "jaw";
		/**
		 * @description The person's own.
		 */
		Side: "left" | "right";
		Place: {
			region: components["schemas"]["Region"];
			/** @description Null where the face has only one. */
			side: components["schemas"]["Side"] | null;
		};
		/** @description Where a sign was seen; each side of a pair is an entry of its own. Empty where nothing was seen. Absent in older reports. */
		Places: components["schemas"]["Place"][];
		Confidence: "low" | "medium" | "high";
		/**
		 * @description What the finding rests on.
		 */
		Basis: "answers" | "photo" | "answers_and_photo" | "none";
		Sentence: string;
		/** @description How visible it is: 0 not seen, 5 strong. The degrees are the words for 0, 1, 2, 3, 4, 5; half points take the word above. */
		Severity: number;
		/** @description The whole steps of severity between which four out of five photos of the same day read. `high` is one or two steps above `low`. */
		SeverityRange: {
			low: number;
			high: number;
		};
		Share: number;
		/** @description x and y as shares of the thumbnail's width and height. */
		Point: [
			components["schemas"]["Share"],
			components["schemas"]["Share"]
		];
		PhotoIssue: "no_face" | "several_faces" | "too_small" | "cut_off" | "turned" | "blurred" | "too_dark" | "too_bright" | "no_colour" | "odd_colour" | "uneven_light";
		PhotoQuality: {
			status: "pass" | "warn" | "fail";
			reason: components["schemas"]["Sentence"];
			/** @description The one thing to change. */
			issue: components["schemas"]["PhotoIssue"] | null;
		};
		CheckedPhotoId: string;
		PhotoVerdict: {
			status: "pass" | "warn" | "fail";
			reason: components["schemas"]["Sentence"];
			/** @description The one thing to change. */
			issue: components["schemas"]["PhotoIssue"] | null;
			/** @description Names the photo in `scanSkin`. Null where it failed. */
			checked_photo?: components["schemas"]["CheckedPhotoId"] | null;
		};
		SkinTypeFinding: {
			skin_type: "dry" | "normal" | "oily" | "combination" | "cannot_tell";
			explanation: components["schemas"]["Sentence"];
			basis: components["schemas"]["Basis"];
			confidence: components["schemas"]["Confidence"];
		};
		SkinSensitivityFinding: {
			skin_sensitivity: "low" | "moderate" | "high" | "cannot_tell";
			explanation: components["schemas"]["Sentence"];
			basis: components["schemas"]["Basis"];
			confidence: components["schemas"]["Confidence"];
		};
		KeyConcern: {
			concern_name: string;
			/** @description `places` in words. Left and right are the person's own. */
			location_observed: string;
			places?: components["schemas"]["Places"];
			severity_score: components["schemas"]["Severity"];
			/** @description Absent in older reports. */
			range?: components["schemas"]["SeverityRange"];
			description: components["schemas"]["Sentence"];
			/** @description Why this range is less sure than others. Absent in older reports. */
			caution?: string | null;
			sign: components["schemas"]["Sign"];
			confidence: components["schemas"]["Confidence"];
			/** @description Present where the member says that this find is wrong; not in events. */
			disputed?: components["schemas"]["FindVerdict"];
		};
		/**
		 * @description `something_else`: it shows, and is not what its name says.
		 */
		FindVerdict: "not_there" | "something_else";
		FindJudgement: {
			verdict: components["schemas"]["FindVerdict"];
		};
		/** @description Where a finding was seen, in shares of the thumbnail. */
		EvidenceShape: components["schemas"]["EvidenceEllipse"] | components["schemas"]["EvidenceLine"] | components["schemas"]["EvidencePolygon"];
		EvidenceEllipse: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "ellipse";
			cx: components["schemas"]["Share"];
			cy: components["schemas"]["Share"];
			rx: components["schemas"]["Share"];
			ry: components["schemas"]["Share"];
			/** @description Radians. */
			angle: number;
			strength: components["schemas"]["Share"];
		};
		EvidenceLine: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "line";
			points: components["schemas"]["Point"][];
			strength: components["schemas"]["Share"];
		};
		EvidencePolygon: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "polygon";
			points: components["schemas"]["Point"][];
			strength: components["schemas"]["Share"];
		};
		Measurement: {
			sign: components["schemas"]["Sign"];
			/** @description Null when the photo cannot tell. */
			severity_score: number | null;
			/** @description Null when the photo cannot tell, absent in older reports. */
			range?: components["schemas"]["SeverityRange"] | null;
			/** @description By how much the score of another photo of the same skin usually differs, in points. Null when the score is null, absent in reports of versions before 2. */
			standard_deviation?: number | null;
			/** @description Scores of different versions are not compared. Absent in reports of versions before 2. */
			method_version?: string;
			cannot_tell_reason: string | null;
			/** @description What lets the next photo tell. Absent in older reports. */
			next_time?: string | null;
			/** @description `places` in words; null where nothing was seen. */
			location_observed: string | null;
			places?: components["schemas"]["Places"];
			confidence: components["schemas"]["Confidence"];
			evidence: components["schemas"]["EvidenceShape"][];
		};
		ConditionNotes: {
			overall_assessment: components["schemas"]["Sentence"];
			key_concerns_identified: components["schemas"]["KeyConcern"][];
			positive_observations: components["schemas"]["Sentence"][];
			hydration_level_assessment: components["schemas"]["Sentence"];
			texture_assessment: components["schemas"]["Sentence"];
			tone_evenness_assessment: components["schemas"]["Sentence"];
			measurements: components["schemas"]["Measurement"][];
		};
		/**
		 * @description A step of a routine, in the order of use.
		 */
		StepKey: "cleanser" | "toner" | "exfoliant" | "serum" | "eye_cream" | "moisturizer" | "sunscreen" | "mask";
		/**
		 * @description `product`: use this product. `habit`: do this, without a product. `left_out`: do nothing here, the reason says why. `none`: something belongs here but nothing is recommended, the reason says why.
		 */
		StepKind: "product" | "habit" | "left_out" | "none";
		Product: {
			id: string;
			name: string;
			category: string;
			suggested_category: string | null;
			image_url: string | null;
			product_url: string | null;
			/** @description US dollars. */
			price: number | null;
			rating: number | null;
			is_custom: boolean;
			is_confirmed: boolean;
			/** @description A fictional product of the sample catalogue. */
			is_sample: boolean;
			/** @description Why this one. */
			reason?: string;
			/** @description What the pack holds. Absent where nobody knows. */
			size?: components["schemas"]["ProductSize"];
			/** @description Why this one, of those that fit equally. Absent outside of suggested care plans, and in older reports. */
			why?: components["schemas"]["ProductChoice"];
			/** @description Which answer of the member leaves it out now; it is then not to be used, taken or bought. Null where none does. Absent where a product that no longer fits is never shown. */
			left_out?: components["schemas"]["LeftOut"] | null;
		};
		/**
		 * @description What decided for a product.
		 */
		ProductChoice: {
			/** @description How many products fit this step, with this one. */
			fitting: number;
			/** @description Facts that the person told or the photo shows, the weightiest first. */
			reasons: string[];
		};
		/**
		 * @description Whose wish a step answers.
		 */
		Wish: {
			/**
			 * @description `named`: the person told us. `photo`: it shows in the photo. `everybody`: it is good for every skin.
			 */
			kind: "named" | "photo" | "everybody";
			sentence: string;
		};
		/**
		 * @description The one product of the plan to start next. Between two starts are 14 days; plain care, without an active ingredient, can
		 *     start together.
		 */
		NextStart: {
			/** @description Where its places are free, in the order of the day. */
			dayparts: ("morning" | "night" | "weekly")[];
			step: components["schemas"]["StepKey"];
			product: components["schemas"]["Product"];
			/** @description What fits as well, the best first. */
			others: components["schemas"]["Product"][];
			wish: components["schemas"]["Wish"] | null;
			/** @description The first day of use. */
			on: components["schemas"]["LocalDate"];
			/** @description What follows the word "Start": when and how. */
			start: string;
			/** @description What follows the words "Watch for": when to stop. */
			watch: string;
			/** @description What follows the words "Give it": how long until it can be judged. */
			give: string;
			/** @description The product that has to be the only new one before. Null where nothing stands in the way. */
			hold: components["schemas"]["NewProductHold"] | null;
		};
		/**
		 * @description An answer of the member that leaves a product out from the moment it is saved.
		 */
		LeftOut: {
			/**
			 * @description Which of the member's preferences it is.
			 */
			preference: "age_band" | "pregnancy" | "avoid" | "fragrance_free";
			sentence: string;
		};
		CarePlanStep: {
			/** @description Absent in older reports. */
			kind?: components["schemas"]["StepKind"];
			/** @description What to do. */
			instruction: string;
			product: components["schemas"]["Product"] | null;
			no_recommendation_reason: string | null;
			/** @description Why the step is there. Absent where there is nothing to do, and in older reports. */
			wish?: components["schemas"]["Wish"];
			/** @description What fits as well as the product, the best first. Absent in older reports. */
			others?: components["schemas"]["Product"][];
			/** @description Where the plan had a product that an answer of the member leaves out now. The step is then `left_out`, and its reason is this sentence. Absent elsewhere. */
			left_out?: components["schemas"]["LeftOut"];
		};
		/** @description Step key to step, in the order of use. */
		CarePlanGroup: {
			[key: string]: components["schemas"]["CarePlanStep"];
		};
		/**
		 * @description What the plan of the next scan needs to know, so that an active gets the weeks that it takes.
		 */
		CarePlanLead: {
			/** @description The class of the ingredient. */
			active: string;
			/** @description What it is for. */
			concern: string;
			product_id: string;
			/** @description When a report first suggested it. */
			suggested_on: components["schemas"]["PlainDate"];
		};
		CarePlan: {
			morning: components["schemas"]["CarePlanGroup"];
			night: components["schemas"]["CarePlanGroup"];
			weekly: components["schemas"]["CarePlanGroup"];
			/** @description The one thing to do tonight, as of the member's day now. Only the newest report has one: null in the others, and absent in older ones. */
			tonight?: string | null;
			/** @description The one product to start next, as of the member's routine and day now. Null when nothing is left to start. Absent in reports that are not the newest. */
			next_start?: components["schemas"]["NextStart"] | null;
			notes: components["schemas"]["Sentence"][];
			/** @description The active that this plan starts with, or stays with. Null without one. Absent in older reports. */
			lead?: components["schemas"]["CarePlanLead"] | null;
		};
		/**
		 * @description Since the scan in `comparison.compared_with`, by the same rule as `improvements` and `regressions`: a difference within the noise of a photo is no measurable change. Nothing is claimed (`not_compared`) where the photos cannot be compared or one of the two could not tell.
		 */
		TrendChange: "less_visible" | "no_measurable_change" | "more_visible" | "not_compared";
		TrendPoint: {
			checkin_id: number;
			created_at: components["schemas"]["Timestamp"];
			severity_score: components["schemas"]["Severity"];
			/** @description Absent in older reports. */
			range?: components["schemas"]["SeverityRange"];
		};
		/** @description A concern of the last report that this photo cannot tell. Its measurement says why. */
		LostSign: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description In the last report. */
			range: components["schemas"]["SeverityRange"];
		};
		ProgressTrend: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			change: components["schemas"]["TrendChange"];
			/** @description Absent in older reports. */
			trend?: components["schemas"]["SignTrend"];
			points: components["schemas"]["TrendPoint"][];
		};
		ProgressComparison: {
			result: "first_scan" | "comparable" | "directional" | "not_comparable";
			/** @description Number of the earlier scan; null once that is deleted. */
			compared_with: number | null;
			/** @description One sentence, where it is not `comparable`. */
			reason: string | null;
		};
		ProgressSummary: {
			overall_assessment: components["schemas"]["Sentence"];
			improvements: components["schemas"]["Sentence"][];
			regressions: components["schemas"]["Sentence"][];
			action_items: components["schemas"]["Sentence"][];
			comparison: components["schemas"]["ProgressComparison"];
			trends: components["schemas"]["ProgressTrend"][];
			/** @description Absent in older reports. */
			lost_signs?: components["schemas"]["LostSign"][];
		};
		/**
		 * @description Category to the product that fits it.
		 */
		ProductNeeds: {
			[key: string]: components["schemas"]["Product"];
		};
		PhotoQualityEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "photo_quality";
			payload: components["schemas"]["PhotoQuality"];
		};
		SkinTypeEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "skin_type";
			payload: components["schemas"]["SkinTypeFinding"];
		};
		SkinSensitivityEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "skin_sensitivity";
			payload: components["schemas"]["SkinSensitivityFinding"];
		};
		ConditionNotesEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "condition_notes";
			payload: components["schemas"]["ConditionNotes"];
		};
		CarePlanEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "care_plan";
			payload: components["schemas"]["CarePlan"];
		};
		ProgressSummaryEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "progress_summary";
			payload: components["schemas"]["ProgressSummary"];
		};
		ProductNeedsEvent: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			stage: "product_needs";
			payload: components["schemas"]["ProductNeeds"];
		};
		/** @description A part of a report. `x-stages` gives the order in which they are made and shown; a report is complete with the awaited ones. */
		ScanEvent: components["schemas"]["PhotoQualityEvent"] | components["schemas"]["SkinTypeEvent"] | components["schemas"]["SkinSensitivityEvent"] | components["schemas"]["ConditionNotesEvent"] | components["schemas"]["CarePlanEvent"] | components["schemas"]["ProgressSummaryEvent"] | components["schemas"]["ProductNeedsEvent"];
		/**
		 * @description Who worded the condition notes - the engine of this server alone, or an external model together with it.
		 */
		AnalysisSource: "embedded" | "external";
		AnalysisResult: {
			source: components["schemas"]["AnalysisSource"];
			photo_quality: components["schemas"]["PhotoQuality"];
			skin_type: components["schemas"]["SkinTypeFinding"];
			skin_sensitivity: components["schemas"]["SkinSensitivityFinding"];
			condition_notes: components["schemas"]["ConditionNotes"];
			care_plan: components["schemas"]["CarePlan"];
			progress_summary: components["schemas"]["ProgressSummary"];
		};
		ScanSummary: {
			final_skin_type: string;
			/** @description What the photo shows, as the report says it first. */
			overall_assessment?: components["schemas"]["Sentence"];
			progress_summary: components["schemas"]["Sentence"];
		};
		/** @description What happened to the original photo. */
		PhotoReceipt: {
			received_at: components["schemas"]["Timestamp"];
			/**
			 * Format: date-time
			 * @description Null while the analysis runs.
			 */
			deleted_at: string | null;
			bytes: number;
			engine_version: string;
			processed_by: "this_server";
			/** @description Host and model that got a cut-out of the face, with the member's consent; null when nothing left this server. */
			sent_to: string | null;
		};
		Scan: {
			id: number;
			created_at: components["schemas"]["Timestamp"];
			status: "analysing" | "complete" | "failed";
			failure_detail: string | null;
			thumbnail_filename: string | null;
			checkin_summary: components["schemas"]["ScanSummary"] | null;
			analysis_result: components["schemas"]["AnalysisResult"] | null;
			product_needs: components["schemas"]["ProductNeeds"] | null;
			photo_receipt: components["schemas"]["PhotoReceipt"];
			/** @description False where the member left it out of the trend. Default true. */
			in_trend?: boolean;
			/** @description What the member wrote with the photo; null without it. */
			user_message?: components["schemas"]["UserMessage"] | null;
			/** @description The answer to `user_message`, soon after the report is complete. Null before, and where the member deleted the chat. */
			reply?: components["schemas"]["ScanReply"] | null;
		};
		/**
		 * @description What was written with a photo begins a conversation in the chat, and this is its first answer. It counts no message.
		 */
		ScanReply: {
			message: string;
			answer: components["schemas"]["ChatAnswer"];
		};
		ScanChoice: {
			/** @description Whether the trend counts this check-in. */
			in_trend: boolean;
		};
		/** @description A sign in one check-in, with its error bar. */
		SignReading: {
			checkin_id: number;
			severity_score: components["schemas"]["Severity"];
			/** @description Points to either side within which 19 of 20 photos of the same day read. */
			margin: number;
			range: components["schemas"]["SeverityRange"];
		};
		TrendScan: {
			checkin_id: number;
			created_at: components["schemas"]["Timestamp"];
			thumbnail_filename: string;
			engine_version: string;
			/** @description Check-ins of one line may be compared with each other. Null for one that is compared with none. */
			line: number | null;
			/** @description Why it is not compared with those before; null where it is. */
			reason: components["schemas"]["Sentence"] | null;
			/** @description False where the member left it out of the trend. Default true. */
			in_trend?: boolean;
		};
		/** @description A sign over time. Signs that no check-in could tell are left out. */
		TrendMeasure: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description Since the check-in `since`, up to the last one. */
			change: components["schemas"]["TrendChange"];
			/** @description Null where nothing is compared. */
			since: number | null;
			/** @description Why the last check-in cannot tell; null where it can. */
			cannot_tell_reason: components["schemas"]["Sentence"] | null;
			trend?: components["schemas"]["SignTrend"];
			/**
			 * @description The check-in from which a newer engine reads this sign on another scale: no reading is compared across it. Null
			 *     where all readings are on one scale.
			 */
			anew_from?: number | null;
			readings: components["schemas"]["SignReading"][];
		};
		/** @description What the run of check-ins that may be compared with each other shows of a sign, up to the last of them. */
		SignTrend: {
			/**
			 * @description `steady`: a change of two steps would have shown. `too_few`: it could not have. `not_comparable`: there are
			 *     enough check-ins, but too few of them may be compared.
			 */
			kind: "calmer" | "stronger" | "steady" | "too_few" | "not_comparable";
			/** @description The check-in from which a change holds; null without one. */
			since: components["schemas"]["Timestamp"] | null;
			/** @description The severity before the change. */
			from: number | null;
			/** @description The severity after the change. */
			to: number | null;
			/** @description The check-ins that were looked at. */
			scans: number;
			/**
			 * @description Of simulated members without any change, the share that a year of weekly check-ins shows nothing as strong;
			 *     null without a change.
			 */
			confidence: number | null;
			/**
			 * @description In a few words.
			 */
			title?: string;
			/** @description The same in full. */
			sentence?: components["schemas"]["Sentence"];
		};
		Trends: {
			scans: components["schemas"]["TrendScan"][];
			measures: components["schemas"]["TrendMeasure"][];
			/** @description The products of the member's routine, the first one first. That one began says nothing about a change. */
			products_started?: components["schemas"]["StartedProduct"][];
		};
		StartedProduct: {
			name: string;
			since: components["schemas"]["Timestamp"];
		};
		/** @description A product of the member's routine. */
		HandOverProduct: {
			name: string;
			dayparts: components["schemas"]["ConfirmedDaypart"][];
			since: components["schemas"]["Timestamp"];
			/** @description A fictional product of the sample catalogue. */
			is_sample: boolean;
			label_status: components["schemas"]["LabelStatus"];
			/** @description In the order of the label. */
			ingredients: string[];
		};
		HandOver: {
			trends: components["schemas"]["Trends"];
			products: components["schemas"]["HandOverProduct"][];
			/** @description Hosts and models that got a cut-out of the face from one of these check-ins. Empty when nothing left this server. */
			photos_sent_to: string[];
		};
		ComparedScan: {
			checkin_id: number;
			created_at: components["schemas"]["Timestamp"];
			thumbnail_filename: string;
		};
		/** @description One condition in which the two photos were compared. */
		ComparisonCheck: {
			name: string;
			/**
			 * @description Empty where the two photos have one value together.
			 */
			earlier: string;
			later: string;
			/**
			 * @description `roughly`: only larger changes are named. `apart`: nothing is compared.
			 */
			verdict: "alike" | "roughly" | "apart";
		};
		ComparedSign: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description Null when that photo could not tell. */
			earlier: components["schemas"]["SignReading"] | null;
			later: components["schemas"]["SignReading"] | null;
			change: components["schemas"]["TrendChange"];
			/** @description Where one of the two belongs to the run that it is about. */
			trend?: components["schemas"]["SignTrend"];
		};
		ScanComparison: {
			/**
			 * @description `directional`: only roughly comparable, so only larger changes are named.
			 */
			result: "comparable" | "directional" | "not_comparable";
			title: components["schemas"]["Sentence"];
			/** @description The greatest difference between the photos; null when comparable. */
			reason: components["schemas"]["Sentence"] | null;
			/** @description What changed over all scans; absent where nothing did that can be told. */
			trend?: components["schemas"]["Sentence"];
			may_say: components["schemas"]["Sentence"];
			may_not_say: components["schemas"]["Sentence"];
			earlier: components["schemas"]["ComparedScan"];
			later: components["schemas"]["ComparedScan"];
			checks: components["schemas"]["ComparisonCheck"][];
			signs: components["schemas"]["ComparedSign"][];
		};
		ChatText: string;
		ChatTurn: {
			role: "user" | "assistant";
			content: components["schemas"]["ChatText"];
		};
		ChatHistoryHint: components["schemas"]["ChatTurn"][];
		ChatMessage: {
			id: number;
			role: "user" | "assistant" | "system";
			message: string;
			created_at: components["schemas"]["Timestamp"];
			show_in_chat: boolean;
			product_suggestions: components["schemas"]["Product"][];
			/** @description True for what the assistant wrote. */
			ai_generated?: boolean;
			/** @description True for the first message of a new conversation. */
			starts_conversation?: boolean;
			/** @description Null for messages of the member. */
			answer?: components["schemas"]["ChatAnswer"] | null;
		};
		/**
		 * @description What is known of a reply besides its words. `[1]` in the words stands for the source of that number.
		 */
		ChatAnswer: {
			message_id: number;
			/**
			 * @description `cannot_answer` says what the assistant can do instead. `red_flag` is a fixed answer that says whom to ask.
			 */
			kind: "answer" | "cannot_answer" | "red_flag";
			answered_by: components["schemas"]["ChatAuthor"];
			/** @description False for a reply that broke off. */
			is_complete: boolean;
			sources: components["schemas"]["ChatSource"][];
			/** @description The same as the words of a red flag, in parts. Null for other replies, and for those that continue a crisis after its card. */
			care: components["schemas"]["CareCard"] | null;
			/** @description What one may ask next, as the member would say it. */
			follow_ups: string[];
			/**
			 * @description The message was not understood, and the reply asks what is meant. `again` where the one before it was not
			 *     understood either, so that a person may help. Twenty of them a day cost no message. Absent for other replies.
			 */
			miss?: "first" | "again";
			/**
			 * @description Whom to call or text while a crisis stays open after the reply. Null for the reply that ends it. Absent for
			 *     replies of no crisis. No message is counted in one.
			 */
			crisis?: components["schemas"]["CrisisHelp"] | null;
			/** @description What the member said about themselves in the message that is answered, where something follows from it. */
			memos?: components["schemas"]["Memo"][];
			/**
			 * @description What the member said about themselves in the whole conversation, as it holds now. Only with the newest reply of the
			 *     current conversation.
			 */
			told?: components["schemas"]["ToldFacts"];
			/** @description What the member can do at once, by a call that exists. Nothing is done before they choose it. */
			actions?: components["schemas"]["ChatAction"][];
		};
		ChatAction: components["schemas"]["OpenPageAction"] | components["schemas"]["RemoveProductAction"] | components["schemas"]["LeaveOutAction"];
		/**
		 * @description A page on which something is done, or a part of one.
		 */
		ChatPage: "care_plan" | "add_product" | "reminders" | "trial" | "timeline" | "upload" | "hand_over" | "billing" | "account" | "contact";
		OpenPageAction: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			kind: "open_page";
			page: components["schemas"]["ChatPage"];
		};
		/** @description Takes a product out of the routine by `removeProduct`; `confirmProduct` brings it back to the same place. */
		RemoveProductAction: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			kind: "remove_product";
			daypart: components["schemas"]["ConfirmedDaypart"];
			step: string;
			id: string;
			name: string;
		};
		/** @description Adds an ingredient to the avoid list of the profile by `updateProfile`, which also takes it off again. */
		LeaveOutAction: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			kind: "leave_out_ingredient";
			ingredient: string;
		};
		/**
		 * @description Numbers of the region where the member lives. Null where none is known for it.
		 */
		CrisisHelp: {
			/** @description One sentence about them. */
			line: string;
			call: components["schemas"]["HelpNumber"];
			text: components["schemas"]["HelpNumber"];
			emergency: components["schemas"]["HelpNumber"];
		};
		HelpNumber: string | null;
		ToldFactId: string;
		/**
		 * @description Something that a member said about themselves in a conversation. It holds there until it is taken back.
		 */
		ToldFact: {
			id: components["schemas"]["ToldFactId"];
			/** @description To the member. */
			sentence: string;
			/** @description Whether the answers of the profile say it too. */
			is_kept: boolean;
			/**
			 * @description The answers that keep it for later conversations, for `updateProfile`; words of `avoid` are added to the member's own.
			 *     Null for what ends or cannot be kept, such as a course of medicine.
			 */
			preferences: components["schemas"]["Preferences"] | null;
		};
		ToldFacts: components["schemas"]["ToldFact"][];
		Memo: {
			fact_id: components["schemas"]["ToldFactId"];
			sentence: string;
			/** @description What the assistant does because of it. */
			follows: string;
		};
		/** @description Where a reply was made. `server_instead`, when the model did not answer as it should and this server did. */
		ChatAuthor: {
			place: "server" | "model" | "server_instead";
			/** @description Null where this server alone answered. */
			model: string | null;
			host: string | null;
		};
		ChatSource: {
			number: number;
			title: string;
			/** @description What it says about the claim. */
			note: string | null;
			url: string | null;
			/** @description Of the claim. Null for a fact of the member's own report, routine or account. */
			grade: components["schemas"]["EvidenceGrade"] | null;
			/** @description False for a default of our own, which waits for a review by a dermatologist. */
			is_reviewed: boolean;
		};
		/**
		 * @description A fixed answer about something that a person has to look at.
		 */
		CareCard: {
			title: string;
			sentence: string;
			steps: {
				kind: "call" | "until_then" | "urgent";
				/** @description Emphasized. */
				lead: string;
				text: string;
			}[];
			/** @description What to say on the phone. */
			words_to_say: string | null;
		};
		ChatRequest: {
			message: components["schemas"]["ChatText"];
			conversation_history?: components["schemas"]["ChatHistoryHint"];
			checkin_id?: number | null;
			/**
			 * Format: uuid
			 * @description Made by the client for each message. The same key again is the same message, and counts once.
			 */
			message_key?: string;
			/** @description What was said before is not looked at any more. */
			new_conversation?: boolean;
		};
		ChatResume: {
			conversation_history?: components["schemas"]["ChatHistoryHint"];
			message: components["schemas"]["ChatText"];
			product_intent: string;
			category: string;
			checkin_id?: number | null;
		};
		ChatReply: {
			reply: string;
			products: components["schemas"]["Product"][];
			answer?: components["schemas"]["ChatAnswer"];
		};
		ChatStreamEvent: components["schemas"]["SessionStarted"] | components["schemas"]["ContentDelta"] | components["schemas"]["SearchingProducts"] | components["schemas"]["ReadyForResume"] | components["schemas"]["StreamFailed"];
		SessionStarted: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "session_started";
			checkin_id: number | null;
		};
		ContentDelta: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "content_delta";
			text: string;
			/** @description With the last piece of a reply, once the reply is stored. */
			answer?: components["schemas"]["ChatAnswer"];
		};
		SearchingProducts: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "searching_products";
		};
		ReadyForResume: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "ready_for_resume";
			product_intent: string;
			category: string;
		};
		StreamFailed: {
			/**
			 * @description discriminator enum property added by openapi-typescript
			 */
			type: "error";
			detail: string;
		};
		/** @description Step key to product. */
		ConfirmedGroup: {
			[key: string]: components["schemas"]["Product"];
		};
		/** @description Products outside the fixed steps, each with its description. */
		AdditionalGroup: {
			[key: string]: {
				product: components["schemas"]["Product"];
				description: string | null;
			};
		};
		ConfirmedCarePlan: {
			morning: components["schemas"]["ConfirmedGroup"];
			night: components["schemas"]["ConfirmedGroup"];
			weekly: components["schemas"]["ConfirmedGroup"];
			additional?: components["schemas"]["AdditionalGroup"];
		};
		ConfirmedCarePlanResult: {
			confirmed_care_plan: components["schemas"]["ConfirmedCarePlan"];
		};
		Profile: {
			care_plan: components["schemas"]["CarePlan"] | null;
			confirmed_care_plan: components["schemas"]["ConfirmedCarePlan"];
			/**
			 * @description What the member took out of the routine, the newest first. It is not suggested again, and confirming it by its
			 *     id brings it back.
			 */
			removed_products: components["schemas"]["RemovedProduct"][];
			skin_type: string | null;
			goals: components["schemas"]["Tags"];
			issues: components["schemas"]["Tags"];
			preferences: components["schemas"]["Preferences"];
			age_change: components["schemas"]["AgeChange"] | null;
			/** @description Null where it was not told. */
			region: components["schemas"]["HomeRegion"] | null;
		};
		/**
		 * @description A product that a member took out of the routine, and where it stood last.
		 */
		RemovedProduct: {
			daypart: components["schemas"]["ConfirmedDaypart"];
			step: string;
			id: string;
			name: string;
			/** Format: date-time */
			removed_at: string;
			/** @description Which answer of the member keeps it from being brought back. Null where none does. */
			left_out: components["schemas"]["LeftOut"] | null;
		};
		ProfileUpdate: {
			goals?: components["schemas"]["Tags"];
			issues?: components["schemas"]["Tags"];
			preferences?: components["schemas"]["Preferences"];
			/** @description Null forgets it. */
			region?: components["schemas"]["HomeRegion"] | null;
			current_password?: components["schemas"]["Password"];
			confirm?: components["schemas"]["AgeConfirmed"];
		};
		/**
		 * @description A part of a routine. `additional` holds what belongs to no fixed step.
		 */
		ConfirmedDaypart: "morning" | "night" | "weekly" | "additional";
		Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
		/**
		 * @description The days on which a product is used. What stands under `weekly` is used in the evening.
		 */
		Weekdays: components["schemas"]["Weekday"][];
		/** @description An ingredient list as it is copied from a pack or a shop. */
		IngredientText: string;
		/**
		 * @description A catalogue product by its id, or the member's own by name. Every field of a product is accepted; when the catalogue
		 *     has the id, the others are worth nothing, and neither pictures, ratings nor `is_…` ever are.
		 */
		CustomProduct: {
			id?: string;
			name?: string;
			category?: string | null;
			suggested_category?: string | null;
			image_url?: string | null;
			imageurl?: string | null;
			imageUrl?: string | null;
			product_url?: string | null;
			producturl?: string | null;
			price?: number | null;
			rating?: number | null;
			is_custom?: boolean;
			is_confirmed?: boolean;
			is_sample?: boolean;
			reason?: string;
			size?: components["schemas"]["ProductSize"];
			why?: components["schemas"]["ProductChoice"];
			left_out?: components["schemas"]["LeftOut"] | null;
			description?: string | null;
			ingredient_text?: components["schemas"]["IngredientText"];
		};
		ProductConfirmation: {
			step: string;
			daypart?: components["schemas"]["ConfirmedDaypart"];
			/** @description Absent, Daylit chooses them, and the product counts as one for every day. */
			days?: components["schemas"]["Weekdays"];
			product: components["schemas"]["CustomProduct"];
			/** @description Use it although the avoid list or a caution speaks against it; an adult may. Without effect where an answer forbids the product. */
			despite?: boolean;
		};
		ProductRemoval: {
			step: string;
			daypart?: components["schemas"]["ConfirmedDaypart"];
			id: string;
		};
		/**
		 * Format: date
		 * @description A calendar day of the person, without a time.
		 */
		PlainDate: string;
		/**
		 * @description An IANA name, as a browser tells it.
		 */
		TimeZone: string;
		/** @description Weeks between the first and the last scan. */
		ProductTrialWeeks: number;
		ProductTrialStart: {
			/** @description Of the catalogue, or of a product of the member's own in the confirmed routine. */
			product_id: string;
			sign: components["schemas"]["Sign"];
			weeks: components["schemas"]["ProductTrialWeeks"];
			time_zone: components["schemas"]["TimeZone"];
		};
		/**
		 * @description When a scan of a product trial is made. One `between` is optional.
		 */
		ProductTrialWindowName: "first" | "between" | "last";
		/** @description Days on which a scan counts, in the person's time zone. */
		ProductTrialWindow: {
			name: components["schemas"]["ProductTrialWindowName"];
			from: components["schemas"]["PlainDate"];
			/** @description The last day. */
			to: components["schemas"]["PlainDate"];
			/** @description One is enough; more make chance count for less. */
			scans_wanted: number;
			/** @description That could tell the sign and, in the last window, can be compared. */
			scans_made: number;
			status: "ahead" | "open" | "done" | "missed";
		};
		NextProductTrialScan: {
			window: components["schemas"]["ProductTrialWindowName"];
			from: components["schemas"]["PlainDate"];
			to: components["schemas"]["PlainDate"];
			/** @description 0 while it is open. */
			in_days: number;
		};
		/** @description A product of the confirmed routine beside the chosen one. */
		KeptProduct: {
			product: components["schemas"]["Product"];
			dayparts: components["schemas"]["ConfirmedDaypart"][];
		};
		/** @description The confirmed routine beside the chosen product, against what it was at the start. */
		ProductTrialRoutine: {
			kept: components["schemas"]["KeptProduct"][];
			/** @description Names. */
			added: string[];
			/** @description Names. */
			removed: string[];
		};
		/** @description The sign in one scan, with its error bar. */
		ProductTrialScan: {
			checkin_id: number;
			created_at: components["schemas"]["Timestamp"];
			window: components["schemas"]["ProductTrialWindowName"];
			severity_score: components["schemas"]["Severity"];
			/** @description Points to either side within which 19 of 20 photos of the same day read. */
			margin: number;
			range: components["schemas"]["SeverityRange"];
		};
		/** @description What the comparison of the scans allows to say. A change is named only if every first scan against every last one shows it. */
		ProductTrialResult: {
			outcome: components["schemas"]["TrendChange"];
			verdict: components["schemas"]["Sentence"];
			/** @description The range of the first scans; null where nothing is compared. */
			first: components["schemas"]["SeverityRange"] | null;
			last: components["schemas"]["SeverityRange"] | null;
			/** @description Points from which a change counts; null where nothing is compared. */
			smallest_change: number | null;
			/** @description Oldest first. */
			scans: components["schemas"]["ProductTrialScan"][];
			/** @description How well the scans can be compared. */
			compared: components["schemas"]["Sentence"];
			says: components["schemas"]["Sentence"][];
			/** @description Cause, one try, and chance: always. */
			does_not_say: components["schemas"]["Sentence"][];
		};
		ProductTrial: {
			product_id: string;
			/** @description As it was called at the start. */
			product_name: string;
			/** @description Which answer of the member leaves the product out now. No more scans are asked for then. Null where none does. */
			left_out: components["schemas"]["LeftOut"] | null;
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description The sign inside a sentence. */
			sign_in_text: string;
			weeks: components["schemas"]["ProductTrialWeeks"];
			/** @description Whether the sign was the highest of the newest scan when it was chosen, so that it may fall by itself. */
			is_highest_sign: boolean;
			created_at: components["schemas"]["Timestamp"];
			/** @description The day of the first scan; until there is one the earliest day for it. */
			starts_on: components["schemas"]["PlainDate"];
			/**
			 * Format: date-time
			 * @description When it was stopped early; null otherwise.
			 */
			ended_at: string | null;
			/**
			 * @description `waiting` for the first scan, `running`, `done` with a result, or `ended` early without one.
			 */
			phase: "waiting" | "running" | "done" | "ended";
			/** @description The present one from 1; null unless it is running. */
			week: number | null;
			windows: components["schemas"]["ProductTrialWindow"][];
			/** @description Null when it is over. */
			next_scan: components["schemas"]["NextProductTrialScan"] | null;
			/** @description Why the newest scan does not count; null when it does. */
			note: components["schemas"]["Sentence"] | null;
			routine: components["schemas"]["ProductTrialRoutine"];
			/** @description Null until it is done. */
			result: components["schemas"]["ProductTrialResult"] | null;
		};
		CurrentProductTrial: {
			product_trial: components["schemas"]["ProductTrial"] | null;
		};
		ProductTrialProduct: {
			product: components["schemas"]["Product"];
			/** @description When it came into the confirmed routine; null when it is not in it. */
			added_on: components["schemas"]["PlainDate"] | null;
			/** @description Whether its use can still begin with the first scan. */
			is_new: boolean;
			/** @description The earliest day of the first scan: 14 days after the newest other product, so that one thing changes at a time. */
			starts_on: components["schemas"]["PlainDate"];
			/** @description The name of that product; null when it can start today. */
			waits_for: string | null;
		};
		ProductTrialSign: {
			sign: components["schemas"]["Sign"];
			concern_name: string;
			/** @description In the newest scan; null when it could not tell. */
			range: components["schemas"]["SeverityRange"] | null;
			/** @description Points from which a change between two such scans counts. */
			smallest_change: number | null;
			is_highest: boolean;
			/** @description How long a change usually takes. */
			usual_weeks: components["schemas"]["Sentence"];
		};
		/** @description The windows of a product trial of so many weeks, in days after its first scan. */
		ProductTrialSpan: {
			weeks: components["schemas"]["ProductTrialWeeks"];
			windows: {
				name: components["schemas"]["ProductTrialWindowName"];
				from_day: number;
				to_day: number;
			}[];
		};
		ProductTrialChoices: {
			/** @description The one that was asked for, then those of the confirmed routine, the newest first. */
			products: components["schemas"]["ProductTrialProduct"][];
			/** @description The highest first. */
			signs: components["schemas"]["ProductTrialSign"][];
			/** @description The shortest first. */
			spans: components["schemas"]["ProductTrialSpan"][];
		};
		RoutineCheckRequest: {
			products?: components["schemas"]["CheckedRoutine"];
		};
		/** @description Products by part of the day and step. */
		CheckedRoutine: {
			morning?: components["schemas"]["CheckedGroup"];
			night?: components["schemas"]["CheckedGroup"];
			weekly?: components["schemas"]["CheckedGroup"];
			additional?: {
				[key: string]: components["schemas"]["CheckedEntry"];
			};
		};
		CheckedGroup: {
			[key: string]: components["schemas"]["CheckedEntry"];
		};
		/** @description An id, alone or with days; or a name with its ingredient list. */
		CheckedEntry: string | components["schemas"]["CheckedProduct"];
		CheckedProduct: {
			id?: string;
			name?: string;
			ingredient_text?: components["schemas"]["IngredientText"];
			days?: components["schemas"]["Weekdays"];
		};
		/**
		 * @description How good the evidence for a claim is. A: guideline, law or pooled trials. B: controlled trials or a large survey. C: weak or indirect.
		 */
		EvidenceGrade: "A" | "B" | "C";
		Source: {
			title: string;
			url: string | null;
			/** @description False for a default of our own, which waits for a review by a dermatologist. */
			is_reviewed: boolean;
		};
		/**
		 * @description What an ingredient means for this member. `helps`: it does something for skin. `mind`: some skin does not take it well. `avoided`: the member leaves it out, or a rule does for them.
		 */
		IngredientRole: "helps" | "mind" | "avoided";
		/**
		 * @description A group of ingredients that do the same.
		 */
		ProductClass: {
			key: string;
			label: string;
			role: components["schemas"]["IngredientRole"];
		};
		ListedIngredient: {
			/** @description The INCI name in capitals. */
			name: string;
			/** @description The share that the label states. */
			percent: number | null;
			/** @description False for a name that no dictionary of ours has. */
			is_known: boolean;
			/** @description The avoid list of the member names it. */
			is_avoided: boolean;
			classes: components["schemas"]["ProductClass"][];
		};
		/**
		 * @description `verified`: the own list of the maker. `reported`: copied by other people, good enough to leave a product out and never to call it safe. `missing`: there is no list that can be read.
		 */
		LabelStatus: "verified" | "reported" | "missing";
		/**
		 * @description One thing that speaks for or against a product, for this member.
		 */
		ProductReason: {
			/** @description The same in a few words. */
			title: string;
			sentence: string;
			/** @description What to do instead. */
			fix: string | null;
			/** @description Null for a fact that needs no evidence, such as a price. */
			grade: components["schemas"]["EvidenceGrade"] | null;
			sources: components["schemas"]["Source"][];
		};
		/**
		 * @description What the pack holds.
		 */
		ProductSize: {
			amount: number;
			unit: "ml" | "g";
		};
		/**
		 * @description Who collected the facts of a product, under which licence.
		 */
		ProductSource: {
			attribution: string;
			licence: string;
			url: string;
		};
		/** @description The cheapest product that does the same, and what it does not hold. */
		CheaperMatch: {
			product: components["schemas"]["Product"];
			size: components["schemas"]["ProductSize"] | null;
			/** @description US dollars a pack. */
			saves: number;
			/** @description INCI names in capitals. */
			leaves_out: string[];
		};
		ProductDetails: {
			product: components["schemas"]["Product"];
			brand: string | null;
			/** @description Sun protection factor. */
			spf: number | null;
			size: components["schemas"]["ProductSize"] | null;
			/**
			 * Format: date
			 * @description The day on which the operator saw the price.
			 */
			price_seen_at: string | null;
			/** @description Null for a sample product. */
			source: components["schemas"]["ProductSource"] | null;
			label_status: components["schemas"]["LabelStatus"];
			/** @description In the order of the label. */
			ingredients: components["schemas"]["ListedIngredient"][];
			/** @description Place in the list, from 1, from which an ingredient is usually 1 % or less. */
			small_amounts_from: number | null;
			/** @description Everything that it holds. */
			classes: components["schemas"]["ProductClass"][];
			reasons_for: components["schemas"]["ProductReason"][];
			reasons_against: components["schemas"]["ProductReason"][];
			/** @description How many of the reasons against it are about the member's own routine. */
			conflicts: number;
			cheaper: components["schemas"]["CheaperMatch"] | null;
			/** @description Ids of products of the same step that stand well beside it - the cheaper match, what the member uses, what fits best. */
			compare_with: string[];
		};
		/**
		 * @description A product at its place in a routine.
		 */
		RoutinePlace: {
			daypart: components["schemas"]["ConfirmedDaypart"];
			step: string;
			id: string;
			name: string;
		};
		/**
		 * @description A change that settles a warning and causes no other one. `add` and `days` are made by confirm-product, `remove` by
		 *     remove-product, `move` by both: confirm at `to` first, then remove.
		 */
		RoutineAction: {
			kind: "add" | "days" | "move" | "remove";
			label: string;
			product: components["schemas"]["RoutinePlace"];
			/** @description The days that `days` and `move` set; else null. */
			days: components["schemas"]["Weekdays"] | null;
			/** @description Where `move` takes the product; else null. */
			to: components["schemas"]["ConfirmedDaypart"] | null;
		};
		RoutineWarning: {
			/** @description The stable id of the rule. */
			rule: string;
			/**
			 * @description block: do not use it like this. warn: change it. info: worth knowing.
			 */
			severity: "block" | "warn" | "info";
			title: string;
			/** @description Why. */
			sentence: string;
			/** @description What to do instead. */
			fix: string;
			grade: components["schemas"]["EvidenceGrade"];
			sources: components["schemas"]["Source"][];
			products: components["schemas"]["RoutinePlace"][];
			/** @description The fix by one tap, where it is one change; else null. */
			action: components["schemas"]["RoutineAction"] | null;
		};
		RecognizedLabel: {
			/** @description False when too much is unknown to check the product by its list. */
			is_readable: boolean;
			recognized: {
				/** @description The INCI name in capitals. */
				name: string;
				classes: string[];
			}[];
			unknown: string[];
		};
		RoutineCheck: {
			/** @description How many products were checked. */
			checked: number;
			warnings: components["schemas"]["RoutineWarning"][];
			/** @description What was recognized in the ingredient lists that came with the request. Absent without any. */
			labels?: components["schemas"]["RecognizedLabel"][];
		};
		/**
		 * @description A day where the member is, as YYYY-MM-DD.
		 */
		LocalDate: string;
		TonightStep: {
			product: components["schemas"]["RoutinePlace"];
			category: string;
			instruction: string | null;
		};
		TonightDaypart: {
			steps: components["schemas"]["TonightStep"][];
			/** @description What waits and why. */
			waiting: components["schemas"]["Sentence"][];
			is_done: boolean;
			/** @description What stands in the routine for this part of the day, but an answer of the member leaves out. */
			left_out: components["schemas"]["LeftOutPlace"][];
		};
		LeftOutPlace: {
			product: components["schemas"]["RoutinePlace"];
			left_out: components["schemas"]["LeftOut"];
		};
		/**
		 * @description A day of the week. A strong step is told by its name and one letter.
		 */
		RoutineDay: {
			date: components["schemas"]["LocalDate"];
			weekday: components["schemas"]["Weekday"];
			actives: components["schemas"]["RoutineActive"][];
		};
		RoutineActive: {
			letter: string;
			name: string;
			/** @description It falls on this evening, and another one has it. */
			waits: boolean;
		};
		/**
		 * @description The days of a week on which a product is used; none while others have all its days.
		 */
		RoutineUse: {
			product: components["schemas"]["RoutinePlace"];
			days: components["schemas"]["Weekday"][];
		};
		/**
		 * @description The newest product with an active ingredient, while nothing else should be started.
		 */
		NewProductHold: {
			name: string;
			since: components["schemas"]["LocalDate"];
			until: components["schemas"]["LocalDate"];
			days_left: number;
		};
		Tonight: {
			date: components["schemas"]["LocalDate"];
			morning: components["schemas"]["TonightDaypart"];
			night: components["schemas"]["TonightDaypart"];
			/** @description Monday to Sunday. */
			week: components["schemas"]["RoutineDay"][];
			/** @description Of the products that are not used every day. */
			uses: components["schemas"]["RoutineUse"][];
			notes: components["schemas"]["Sentence"][];
			new_product: components["schemas"]["NewProductHold"] | null;
		};
		RoutineDone: {
			date: components["schemas"]["LocalDate"];
			daypart: "morning" | "night";
			is_done: boolean;
		};
		MailReminder: {
			/** @description A mail in the evening when the routine has more than two steps. */
			is_on: boolean;
			/** @description Where the member is. */
			time: string;
			/** @description A name of the IANA list. */
			time_zone: string;
		};
		Reminders: {
			mail: components["schemas"]["MailReminder"];
			/**
			 * Format: date-time
			 * @description Since when mails to the member's address come back. No reminder is sent until one arrives again or the address changes. Null while they arrive.
			 */
			mail_returned_since: string | null;
			/**
			 * Format: date-time
			 * @description When the calendar's address was made; null without one.
			 */
			calendar_since: string | null;
		};
		CalendarAddress: {
			address: string;
			/** Format: date-time */
			calendar_since: string;
		};
		ProductList: components["schemas"]["Product"][];
		Recommendations: {
			care_plan: components["schemas"]["ProductList"];
			general_alternatives: components["schemas"]["ProductList"];
			fragrance_free: components["schemas"]["ProductList"];
			sensitive_skin: components["schemas"]["ProductList"];
			budget: components["schemas"]["ProductList"];
			trending: components["schemas"]["ProductList"];
			top_rated: components["schemas"]["ProductList"];
		};
		CheckoutRequest: {
			priceId: components["schemas"]["PriceId"];
			/** Format: uri */
			cancelUrl?: string;
		};
		CheckoutSession: {
			id?: string;
			/**
			 * Format: uri
			 * @description The hosted checkout page.
			 */
			url?: string;
			error?: string;
		};
		CheckoutConfirmation: {
			sessionId: string;
		};
		ProrationPreview: {
			/** @description Minor currency units. */
			amount_due: number;
			currency: string;
			/** @description Seconds since 1970. */
			renewal_timestamp: number;
		};
		SubscriptionChange: {
			priceId: components["schemas"]["PriceId"];
			changeType: "upgrade" | "downgrade";
		};
		PlanChangeResult: {
			success: boolean;
			message?: string;
			error?: string;
		};
		Money: {
			/** @description Minor currency units. */
			amount: number;
			/** @description ISO 4217 in lower case, as `x-currency`. */
			currency: string;
		};
		/** @description Against a named price; never overstated. */
		Saving: {
			/** @description The price that is compared with, in minor units. */
			compared_to: number;
			/** @description Minor units. */
			amount: number;
			/** @description One decimal, rounded down. */
			percent: number;
		};
		PlanPrice: {
			id: components["schemas"]["PriceId"];
			plan: "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual";
			period: "monthly" | "annual";
			kind: "list" | "founding";
			/** @description Minor units per period. */
			amount: number;
			currency: string;
			savings: {
				/** @description A founding price against the list price of the same plan. */
				against_list: components["schemas"]["Saving"] | null;
				/** @description An annual price against twelve payments of the monthly one. */
				against_monthly: components["schemas"]["Saving"] | null;
			};
		};
		PlanOffers: {
			plans: {
				tier: "free" | "plus" | "pro";
				name: string;
				/** @description A month. */
				scans: number;
				/** @description A month. */
				messages: number;
				tokens: number;
				history_scans: number | null;
				history_months: number | null;
				has_ads: boolean;
			}[];
			prices: components["schemas"]["PlanPrice"][];
			/** @description Null when there is no such offer. */
			founding: {
				places: number;
				places_left: number;
			} | null;
			/** @description True with the sandbox. */
			is_play_money: boolean;
		};
		CurrentSubscription: {
			plan: "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual";
			status: "active" | "past_due" | "unpaid" | "canceled";
			price: components["schemas"]["Money"];
			is_founding: boolean;
			started_at: components["schemas"]["Timestamp"];
			/** @description Null before the first one. */
			last_charge: {
				amount: number;
				currency: string;
				charged_at: components["schemas"]["Timestamp"];
				is_refunded: boolean;
				/** @description The bank has taken it back. The plan gives nothing until the bank decides that it stands. */
				is_disputed: boolean;
			} | null;
			/** @description Null when it ends. */
			renews_at: components["schemas"]["Timestamp"] | null;
			/** @description What is charged then. */
			renewal: components["schemas"]["Money"] | null;
			/** @description Null when it renews. */
			ends_at: components["schemas"]["Timestamp"] | null;
			/** @description After a failed payment the plan stays until then. Null when everything is paid. */
			grace_until: components["schemas"]["Timestamp"] | null;
			scheduled_plan: "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual" | null;
			scheduled_at: components["schemas"]["Timestamp"] | null;
			card: {
				brand: string;
				last4: string;
			} | null;
			/** @description Null when that time is over. */
			withdraw_until: components["schemas"]["Timestamp"] | null;
			/** @description Null when that time is over. */
			refund_until: components["schemas"]["Timestamp"] | null;
		};
		SubscriptionState: {
			subscription: components["schemas"]["CurrentSubscription"] | null;
			/** @description The member holds a founding place, also without a subscription. */
			has_founding_price: boolean;
			/**
			 * @description Only while a withdrawal or a refund that the member asked for is not through at the payment provider. The subscription is null then, the plan may still count, and nothing more is charged.
			 */
			leaving?: "withdraw" | "refund";
			/** @description Only while something that is to go back to the member did not. */
			unreturned?: {
				/** @description A bank holds it until a dispute is decided. It goes back if the charge stands. */
				held: components["schemas"]["Money"] | null;
				/** @description The payment provider or a bank refuses it, so it is paid back in another way. */
				refused: components["schemas"]["Money"] | null;
			};
		};
		ProviderPage: {
			/** Format: uri */
			url: string;
		};
		Invoice: {
			id: string;
			number: string;
			created_at: components["schemas"]["Timestamp"];
			/** @description Minor units. */
			amount: number;
			currency: string;
			description: string;
			/** @description For example "Visa ending 4242". */
			card: string | null;
			status: "paid" | "open" | "refunded";
		};
		/** @description Only ids and the type are read; the rest is fetched from the provider. */
		StripeEvent: {
			id: string;
			type: string;
		};
		Feedback: {
			message: string;
			/** @default general */
			source: string;
		};
		ContactMessage: {
			name: string;
			email: components["schemas"]["Email"];
			message: string;
			/** @description The last messages of the sender's chat, where they attached it. Kept like the message itself. */
			conversation?: components["schemas"]["ContactTurn"][];
		};
		ContactTurn: {
			role: "user" | "assistant";
			text: string;
		};
		/** @description How well the engine measures, and what was not validated. */
		MeasurementFigures: {
			/** @description The engine that the figures were measured with. */
			engine_version: string;
			reference_set_version: number;
			not_validated: components["schemas"]["Sentence"][];
			figures: components["schemas"]["MeasuredFigure"][];
		};
		FigureGroup: "finding" | "following" | "blemishes" | "steadiness" | "fairness" | "portraits" | "real_faces" | "determinism" | "speed";
		/**
		 * @description `points` are points of severity, 0 to 5; `share` is 0 to 1; `ratio` is how many times.
		 */
		FigureUnit: "count" | "correlation" | "share" | "points" | "ratio" | "ms" | "MB";
		FigureGoal: {
			bound: "at_least" | "at_most";
			value: number;
		};
		MeasuredFigure: {
			id: string;
			group: components["schemas"]["FigureGroup"];
			what: string;
			/** @description Null where there is no number; the note then says why. */
			value: number | null;
			unit: components["schemas"]["FigureUnit"];
			goal: components["schemas"]["FigureGoal"];
			/** @description Null where it was not measured. True without a value: the report could never tell, which the goal allows. */
			met: boolean | null;
			/** @description Photos behind the figure; rounds or starts for speed. */
			sample_size: number;
			note: string | null;
			/** @description The same figure for each skin tone, sign or width of the face, where that was looked at. */
			parts: {
				name: string;
				value: number;
			}[];
		};
		Transparency: {
			analysis: {
				engine_version: string;
				processed_by: string;
				/** @description The signs that this version measures; about the others its reports say that they cannot tell. */
				signs: components["schemas"]["Sign"][];
			};
			measurement: components["schemas"]["MeasurementFigures"];
			/** @description Third parties that receive data; empty with the embedded defaults. */
			processors: {
				name: string;
				purpose: string;
			}[];
			retention: {
				what: string;
				how_long: string;
			}[];
		};
	};
	responses: {
		BadRequest: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Unauthorized: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Forbidden: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		PasswordNeeded: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		PasswordAgain: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		NeedsButton: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Triggered: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		ChatLimitReached: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		NotFound: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		TooSlow: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Conflict: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		OtherAccount: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		AgeUnconfirmed: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		DoesNotFit: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		TooLarge: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		UnsupportedMediaType: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Unprocessable: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		TooManyRequests: { headers: { "Retry-After": components["headers"]["RetryAfter"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		ServerError: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
		Unavailable: { headers: { "Retry-After": components["headers"]["RetryAfter"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Error"]; }; };
	};
	parameters: {
		Token: string;
		Offset: number;
		ScanId: number;
	};
	requestBodies: never;
	headers: {
		ProviderLoginCookie: string;
		SessionCookie: string;
		TriggerEvent: "usageLimitExceeded" | "upgradeNeeded" | "photoConsentNeeded" | "passwordNeeded" | "doesNotFit" | "changeNeedsButton" | "undoNeedsButton" | "otherAccount";
		HiddenCount: number;
		QueuePosition: number;
		ChecksLeft: number;
		Attachment: string;
		RetryAfter: number;
	};
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	register: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["Registration"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	login: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["Login"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["LoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	verifyLogin: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["SecondFactor"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	logout: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getMe: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["User"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	completeOnboarding: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["Onboarding"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["AgeUnconfirmed"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	verifyEmail: { parameters: { query: { token: components["parameters"]["Token"]; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["VerifiedUser"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["PasswordNeeded"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	verifyEmailWithPassword: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["PasswordVerification"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["VerifiedUser"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["PasswordNeeded"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	resendVerification: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	requestPasswordReset: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["PasswordResetRequest"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	resetPassword: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["PasswordReset"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasswordResetOutcome"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getAccount: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Account"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	updateAccount: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["AccountUpdate"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	deleteAccount: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["AccountDeletion"]; }; }; responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ErasureReceipt"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	confirmEmailChange: { parameters: { query: { token: components["parameters"]["Token"]; by?: "button" | "opening"; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["NeedsButton"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	setupTwoFactor: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["TwoFactorSetup"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	verifyTwoFactor: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["Code"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["BackupCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	disableTwoFactor: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["Code"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	regenerateBackupCodes: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["BackupCodes"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listPasskeys: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyList"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	addPasskey: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["NewPasskey"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Passkey"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startPasskey: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyCreation"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	removePasskey: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startPasskeyLogin: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PasskeyRequest"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	loginWithPasskey: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["PasskeyProof"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listAccessTokens: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["AccessToken"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	createAccessToken: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["NewAccessToken"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["MadeAccessToken"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	revokeAccessToken: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listWebhooks: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Webhook"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	createWebhook: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["NewWebhook"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["MadeWebhook"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	deleteWebhook: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	testWebhook: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	resumeWebhook: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listIdentities: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["IdentityList"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startIdentity: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["NewIdentity"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["ProviderLoginCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	removeIdentity: { parameters: { query?: never; header?: never; path: { id: number; }; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startProviderLogin: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProviderLogin"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["ProviderLoginCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["SignInPage"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	loginWithProvider: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProviderReturn"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProviderLoginResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	registerWithProvider: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProviderRegistration"]; }; }; responses: { 200: { headers: { "Set-Cookie": components["headers"]["SessionCookie"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProviderRegistered"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listSessions: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Session"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	endSession: { parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listConsents: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Consent"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	recordConsent: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ConsentDecision"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Consent"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	acceptLegalTerms: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["LegalAcceptance"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["User"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getPrivacy: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Privacy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	updatePrivacy: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["PrivacyUpdate"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Privacy"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startExport: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Export"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["OtherAccount"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getExport: { parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Export"]; "application/zip": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	cancelExport: { parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getHistoryReport: { parameters: { query?: { format?: "html" | "csv"; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { "Content-Disposition": components["headers"]["Attachment"]; [name: string]: unknown; }; content: { "text/html": string; "text/csv": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	validatePhoto: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["PhotoValidation"]; }; }; responses: { 200: { headers: { "x-checks-left": components["headers"]["ChecksLeft"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["PhotoVerdict"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Triggered"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	scanSkin: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["ScanUpload"]; }; }; responses: { 202: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ScanId"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Triggered"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getLatestScan: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["LatestScan"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listScans: { parameters: { query?: { offset?: components["parameters"]["Offset"]; limit?: number; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { "x-hidden-count": components["headers"]["HiddenCount"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["Scan"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getScan: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Scan"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	deleteScan: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody?: never; responses: { 204: { headers: { [name: string]: unknown; }; content?: never; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	updateScan: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ScanChoice"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Scan"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listScanEvents: { parameters: { query?: { after?: number; wait?: number; }; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { "x-queue-position": components["headers"]["QueuePosition"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["ScanEvent"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	compareScans: { parameters: { query: { with: number; }; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ScanComparison"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	restoreFind: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; sign: components["schemas"]["Sign"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Scan"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	judgeFind: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; sign: components["schemas"]["Sign"]; }; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["FindJudgement"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Scan"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	takeSecondPhoto: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody: { content: { "multipart/form-data": components["schemas"]["SecondPhoto"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Repeatability"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Triggered"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	removeSecondPhoto: { parameters: { query?: never; header?: never; path: { id: components["parameters"]["ScanId"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Repeatability"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getRepeatability: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Repeatability"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getTrends: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Trends"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getHandOver: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["HandOver"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getThumbnail: { parameters: { query?: never; header?: never; path: { filename: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "image/webp": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	checkTokenLimit: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Allowance"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: { headers: { "x-trigger-event": components["headers"]["TriggerEvent"]; [name: string]: unknown; }; content: { "application/json": components["schemas"]["TokenLimitReached"]; }; }; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	checkScanLimit: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Allowance"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Triggered"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getUsage: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Usage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listChatMessages: { parameters: { query?: { offset?: components["parameters"]["Offset"]; limit?: number; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ChatMessage"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	deleteChat: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 204: { headers: { [name: string]: unknown; }; content?: never; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["OtherAccount"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	takeBackToldFact: { parameters: { query?: never; header?: never; path: { fact_id: components["schemas"]["ToldFactId"]; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ToldFacts"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 409: components["responses"]["OtherAccount"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	streamChat: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ChatRequest"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "text/event-stream": components["schemas"]["ChatStreamEvent"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["ChatLimitReached"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	resumeChat: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ChatResume"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ChatReply"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["ChatLimitReached"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getProfile: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Profile"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	updateProfile: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProfileUpdate"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Profile"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["PasswordAgain"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["AgeUnconfirmed"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	confirmProduct: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProductConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ConfirmedCarePlanResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["DoesNotFit"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	removeProduct: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProductRemoval"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ConfirmedCarePlanResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getProductTrial: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CurrentProductTrial"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	startProductTrial: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ProductTrialStart"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CurrentProductTrial"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["DoesNotFit"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	deleteProductTrial: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CurrentProductTrial"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["OtherAccount"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	endProductTrial: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CurrentProductTrial"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getProductTrialChoices: { parameters: { query: { time_zone: components["schemas"]["TimeZone"]; product_id?: string; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProductTrialChoices"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	checkRoutine: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: { content: { "application/json": components["schemas"]["RoutineCheckRequest"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["RoutineCheck"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getTonight: { parameters: { query: { date: components["schemas"]["LocalDate"]; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tonight"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	markRoutineDone: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["RoutineDone"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Tonight"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getReminders: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Reminders"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	updateReminders: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["MailReminder"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Reminders"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	createCalendarAddress: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CalendarAddress"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["OtherAccount"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	endCalendarAddress: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Reminders"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["OtherAccount"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getCalendarFile: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "text/calendar": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getCalendar: { parameters: { query?: never; header?: never; path: { file: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "text/calendar": string; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getRecommendations: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Recommendations"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getProduct: { parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProductDetails"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getProductPicture: { parameters: { query?: never; header?: never; path: { filename: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "image/webp": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	createCheckoutSession: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["CheckoutRequest"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["CheckoutSession"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	confirmSubscription: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["CheckoutConfirmation"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Success"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["OtherAccount"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	previewProration: { parameters: { query: { priceId: components["schemas"]["PriceId"]; }; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProrationPreview"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	changeSubscription: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["SubscriptionChange"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanChangeResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 409: components["responses"]["Conflict"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	cancelSubscription: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanChangeResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	keepCurrentPlan: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanChangeResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listPlans: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanOffers"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getSubscription: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["SubscriptionState"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	withdrawSubscription: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanChangeResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	requestRefund: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["PlanChangeResult"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	changeCard: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["ProviderPage"]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 409: components["responses"]["Conflict"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	listInvoices: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Invoice"][]; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getInvoice: { parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/pdf": string; }; }; 400: components["responses"]["BadRequest"]; 401: components["responses"]["Unauthorized"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	receiveStripeEvent: { parameters: { query?: never; header: { "stripe-signature": string; }; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["StripeEvent"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Success"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	sendFeedback: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["Feedback"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	sendContactMessage: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody: { content: { "application/json": components["schemas"]["ContactMessage"]; }; }; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Message"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 408: components["responses"]["TooSlow"]; 413: components["responses"]["TooLarge"]; 415: components["responses"]["UnsupportedMediaType"]; 422: components["responses"]["Unprocessable"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getTransparency: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Transparency"]; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: components["responses"]["Unavailable"]; }; };
	getLiveness: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Health"]; }; }; 400: components["responses"]["BadRequest"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; }; };
	getReadiness: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Health"]; }; }; 400: components["responses"]["BadRequest"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; 503: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Health"]; }; }; }; };
	getMetrics: { parameters: { query?: never; header?: never; path?: never; cookie?: never; }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown; }; content: { "text/plain": string; }; }; 400: components["responses"]["BadRequest"]; 403: components["responses"]["Forbidden"]; 404: components["responses"]["NotFound"]; 429: components["responses"]["TooManyRequests"]; 500: components["responses"]["ServerError"]; }; };
}
