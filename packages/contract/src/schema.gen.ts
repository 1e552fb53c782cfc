// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a registration
         * @description Answers the same, in the same time, whether or not the address is known: a pending session and one sentence.
         *     A new address receives a verification mail, the owner of a known one is told by mail instead.
         *     An address gets 3 of these mails within an hour; then the answer is the same, and a mail has to be asked for again.
         *     The account itself is made when the address is verified.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description With two-factor sign-in on, answers `requires_2fa` and a `partial_token` that is valid for the second step only.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/2fa/verify-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a two-factor sign-in */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the current session
         * @description Answers 200 also when there is no session, so that signing out always works.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person
         * @description A pending registration sees what was submitted and nothing else.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record goals, concerns and preferences
         * @description Onboarding counts as complete once this call is accepted and the scan of a validated selfie has started.
         *     Somebody under 13 is refused with 403 and everything about them is erased. Sent again, it replaces the answers, and
         *     the age changes as in updateProfile.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an e-mail address
         * @description Called by script only: a navigation, a preview or a mail scanner is refused with 403, because this GET changes
         *     state. It verifies only in the browser that registered, which it signs in; a used token answers the same account
         *     the same way again. Any other browser gets 403 with `x-trigger-event: passwordNeeded`, nothing changes, and the
         *     password of the registration verifies with the POST: whoever opens a mail may not have been the one who asked for it.
         */
        get: operations["verifyEmail"];
        put?: never;
        /**
         * Verify an e-mail address in a browser other than the one that registered
         * @description A wrong password answers 403 with `x-trigger-event: passwordNeeded`. After five tries the token is void, and a
         *     new mail must be requested.
         */
        post: operations["verifyEmailWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description The address is the session's own; without a session the answer is the same and no mail is sent, and so it is once
         *     the address got 4 within an hour or 10 within a day. Answers 400 when the registration has expired: another mail does
         *     not renew it.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password-reset mail
         * @description Answers the same for known and unknown addresses.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a token from a mail
         * @description Signs nobody in, and a second factor is still asked for. The browser becomes a known one, so that wrong passwords of
         *     others do not delay it. The answer lists the passkeys that can still sign in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account details */
        get: operations["getAccount"];
        put?: never;
        /**
         * Change e-mail, username or password
         * @description A new address takes effect when it is confirmed from its own inbox, and needs a sign-in of the last 15 minutes or
         *     `current_password`. A new password needs `current_password` always, and ends every other session.
         */
        post: operations["updateAccount"];
        /**
         * Erase the account and everything in it
         * @description At once, on every plan: every session ends, scans that run are ended, and the member's key is destroyed, after which no
         *     backup tells what was sealed with it. 403: the password is wrong. A receipt comes by mail.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm a new e-mail address, or undo a change of it
         * @description Called by script only, like `verifyEmail`. The link to the new address confirms it. The link in a notice to the
         *     address from before takes the account back within 72 hours: that address returns, every session ends, the password no
         *     longer works, second factors, backup codes and passkeys that were added since go, and a link for a new password is
         *     mailed. With `by=opening` only a confirmation in a browser that is signed in as
         *     its member acts; else 403 with `x-trigger-event: changeNeedsButton` or `undoNeedsButton` and a `detail` that says what
         *     the link would do, and nothing changes.
         */
        get: operations["confirmEmailChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/2fa/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start two-factor setup
         * @description Needs a sign-in of the last 15 minutes, or the password in the body; else 403 with a `detail` that asks for it.
         */
        post: operations["setupTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/2fa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish two-factor setup with a code */
        post: operations["verifyTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/2fa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor sign-in off with a code
         * @description Needs a sign-in of the last 15 minutes, or the password in the body.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/2fa/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the backup codes
         * @description Needs a sign-in of the last 15 minutes, or the password in the body.
         */
        post: operations["regenerateBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey that the browser has made
         * @description Needs a sign-in of the last 15 minutes. The challenge of the options is used up, whatever the answer.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description Needs a sign-in of the last 15 minutes, or the password in the body. The challenge counts for five minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Needs a sign-in of the last 15 minutes, or the password in the body.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey-login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to sign in with a passkey
         * @description The same for everybody, so that it tells nothing about an address. The challenge counts for five minutes.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description No second step follows, because a passkey is two factors: the device, and the finger, face or code that unlocks it.
         *     For a member who is signed in it is a fresh sign-in, and a passkey of another account is refused.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has agreed to, and the texts */
        get: operations["listConsents"];
        put?: never;
        /**
         * Give or withdraw a consent
         * @description Append-only; the record holds purpose, version, the hash of the text and the server's time. Withdrawing
         *     `photo_analysis` ends the scans under way at once: they fail with a sentence, are not counted, and their photos are
         *     erased.
         */
        post: operations["recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-legal-acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the terms
         * @description The server's clock is the record; the client's time is kept beside it and proves nothing.
         */
        post: operations["acceptLegalTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long pictures are kept, the newest export, what an erasure would erase */
        get: operations["getPrivacy"];
        put?: never;
        /**
         * Choose how long pictures are kept, and whether to try beta features
         * @description A shorter time deletes at once what is older. Fields that are left out stay.
         */
        post: operations["updatePrivacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all data of the member
         * @description The archive is made in the background and kept for 24 hours. Another one can be started after that time, or at once when
         *     the last one failed; 429 says when.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Progress of an export, then the ZIP */
        get: operations["getExport"];
        put?: never;
        post?: never;
        /**
         * Stop an export, or delete a finished one
         * @description Its files are gone afterwards, and another export can be started at once.
         */
        delete: operations["cancelExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The full history, to print or for a spreadsheet
         * @description Every scan with its error bars, the signs over time as charts, routine and products. Of the Pro plan; 403 on other plans,
         *     where the export holds the same scans.
         */
        get: operations["getHistoryReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a photo is good enough
         * @description Stores nothing and charges nothing. Needs the photo consent, and nothing else: the age is asked later. `warn` means usable with a remark. A constant client
         *     header that some clients send is accepted and means nothing.
         */
        post: operations["validatePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scan-skin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a scan
         * @description The photo passes the same gate as in `validatePhoto`: one that fails answers 422 with the reason, is not stored and
         *     is not charged. Otherwise the check-in, its first event and its charge are written together. Sending the same photo
         *     again within a minute answers the same id. The original is deleted as soon as the analysis has ended.
         *     Needs the photo consent, the accepted terms and the age band; for the last two the 403 has no trigger and its sentence
         *     says what to do.
         */
        post: operations["scanSkin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of the newest check-in */
        get: operations["getLatestScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check-ins, newest first
         * @description Only as far back as the plan shows; older ones are hidden, not deleted.
         */
        get: operations["listScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One check-in
         * @description Another member's number is answered like an unknown one.
         */
        get: operations["getScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stages of a scan as they arrive */
        get: operations["listScanEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two check-ins side by side, and what may be said about them
         * @description By the same rule as the progress of a report. The older of the two is `earlier`, in whichever order they are named. A hidden or foreign number is answered like an unknown one.
         */
        get: operations["compareScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkins/{id}/second-photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure what two photos of the same few minutes differ by
         * @description A second photo of the same face, in the same place, within five minutes after a check-in was received. What it differs
         *     by is this person's own repeatability, with this phone in this room, and every later comparison uses it. The photo is
         *     measured in memory and never stored; only the differences are kept. It counts as no scan. Each check-in takes one second
         *     photo. 409: it has one, or its five minutes are over. 422: the gate refuses the photo, it differs too much in light,
         *     distance or angle, it is the photo of the scan itself, or the check-in has no report; nothing is taken then.
         */
        post: operations["takeSecondPhoto"];
        /**
         * Take the second photo of a check-in back
         * @description What it differs by is deleted and counts no more, also when the plan no longer shows the check-in. Reports that exist
         *     stay as they are. Without a second photo nothing happens. Within its five minutes the check-in takes another one.
         */
        delete: operations["removeSecondPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repeatability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What two photos of this member differ by */
        get: operations["getRepeatability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every sign over time
         * @description The newest 400 complete check-ins, as far back as the plan shows.
         */
        get: operations["getTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member may want to show a doctor
         * @description The signs over time, the routine with its ingredients, and who read the photos. Nothing is sent to anybody.
         */
        get: operations["getHandOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thumbnails/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Thumbnail of one of the member's scans */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-token-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May the member use more tokens?
         * @description Advice for the client. The limit is enforced again where tokens are spent.
         */
        get: operations["checkTokenLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-scan-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May the member scan again this month?
         * @description Advice for the client. The limit is enforced again where the scan is written.
         */
        get: operations["checkScanLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of each allowance is used */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chat messages, newest page first */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        /**
         * Delete the conversation
         * @description The messages are gone at once. What they cost stays counted.
         */
        delete: operations["deleteChat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat2/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message and receive the reply as it is written
         * @description `conversation_history` is a hint without authority: the server uses its own. Each server-sent event carries one
         *     JSON object of `ChatStreamEvent`, whose `type` is also the event's name.
         */
        post: operations["streamChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat2/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a reply with products */
        post: operations["resumeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goals, concerns, preferences, suggested and confirmed routine */
        get: operations["getProfile"];
        put?: never;
        /**
         * Replace the goals, the concerns or single preferences
         * @description A list replaces the whole list, without blanks and duplicates. Of the preferences, those that are sent replace their
         *     old answers and the others stay. What 13 to 17 may not have is dropped.
         *
         *     Once onboarded, a member changes to under 13, or from 13-17 to an older age, only with `confirm` and either a sign-in
         *     of the last 15 minutes or `current_password`. Under 13 then answers 403 and erases the account. An older age waits as
         *     `age_change`, which is mailed at once; sending 13-17 again cancels it.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/confirm-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Copy a product into the confirmed routine
         * @description Without `daypart`, the product goes to every part of the day where the suggested plan has it at this step; else to the
         *     first part that has the step; else to `additional`. In a fixed step it replaces what stood there. 404: an id that the
         *     catalogue does not have. 409: the routine is full, or the member's own answers leave the product out.
         */
        patch: operations["confirmProduct"];
        trace?: never;
    };
    "/api/profile/remove-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take a product out of the confirmed routine
         * @description Without `daypart`, out of every part of the day where it stands at this step.
         */
        patch: operations["removeProduct"];
        trace?: never;
    };
    "/api/product-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running product trial, or the last one
         * @description Between the first scan and the end of the last window it holds no value of the chosen sign, so that nobody stops or goes
         *     on because of chance.
         */
        get: operations["getProductTrial"];
        put?: never;
        /**
         * Name one product, one sign and the weeks
         * @description Before the first scan of it: only scans from now on count. It takes the place of one that is over. 404: a product that
         *     neither the catalogue nor the confirmed routine has. 409: a product trial is running.
         */
        post: operations["startProductTrial"];
        /**
         * Delete the product trial with its result
         * @description Running or over. The scans stay. Without a product trial nothing happens.
         */
        delete: operations["deleteProductTrial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-trial/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the running product trial early
         * @description It then has no result. 409: none is running.
         */
        post: operations["endProductTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-trial/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a product trial can be about, and when it would start */
        get: operations["getProductTrialChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routine-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a routine for conflicts, order, frequency and the member's own answers
         * @description On every plan. Without products the confirmed routine is checked. Without days, a product of the morning or the night
         *     counts as used every day. The most serious warning is first; myths are no warnings. 404: an id that the catalogue
         *     does not have.
         */
        post: operations["checkRoutine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tonight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the routine asks for today, and its week
         * @description Strong steps take turns. A new one begins on few evenings, and waits where another has the evening.
         */
        get: operations["getTonight"];
        put?: never;
        /**
         * Mark a morning or an evening as done, or not done
         * @description Nobody counts them. They are forgotten after 30 days.
         */
        post: operations["markRoutineDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the member is reminded */
        get: operations["getReminders"];
        put?: never;
        /** Turn the mail of the evening on or off */
        post: operations["updateReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address that a calendar subscribes to
         * @description An earlier address ends at once. The address is told this once, because only its hash is kept.
         */
        post: operations["createCalendarAddress"];
        /** End the address that a calendar subscribes to */
        delete: operations["endCalendarAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evenings of the routine and the next scans of a product trial as a calendar file */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar file, by its address alone
         * @description Without a session, for calendar programs. An unknown, an ended and a mistyped address get the same answer.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, grouped
         * @description Chosen by the rules of the care plan, by price, and by how many members use a product; nobody can pay for a place. An
         *     empty group is hidden by the client. Trending counts at least five people or stays empty.
         */
        get: operations["getRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product of the catalogue, and what speaks for and against it for this member */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product-pictures/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Our copy of a product's picture */
        get: operations["getProductPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a hosted checkout
         * @description A `cancelUrl` of another origin is replaced by the default.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a finished checkout */
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/proration-preview-simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a plan change costs today */
        get: operations["previewProration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move to another paid plan
         * @description 409 while a payment is missing, or a bank has taken the last charge back.
         */
        post: operations["changeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel at the end of the paid period */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keep-current-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a scheduled change or cancellation */
        post: operations["keepCurrentPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans, prices and founding places
         * @description The only source of prices, for screens, mails and policies.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's own subscription, and every way to end it */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from the contract within 14 days
         * @description The contract ends at once, and all its charges go back. What the payment provider refuses to send back, or a bank holds in a dispute, is named in the message. A receipt with date and time is mailed.
         */
        post: operations["withdrawSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request-refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money of the last charge, within 7 days of it
         * @description The plan ends at once. A receipt with date and time is mailed. 409 when the payment provider refuses to send the charge back: the plan goes on then.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's page on which a member changes the card */
        post: operations["changeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's invoices, newest first */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice as a file */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something changed at the payment provider
         * @description The signature is checked over the raw body; what changed is then fetched from the provider.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description From members and visitors alike. Five an hour from one network.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the operator
         * @description Five an hour from one network. The address is only for the answer; nothing is sent to it.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transparency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The engine, where photos are processed, who else gets data, how long it is kept
         * @description Generated from the running configuration, and from figures measured on held-out faces, on which no threshold
         *     was chosen (docs/measurement.md).
         */
        get: operations["getTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can it serve?
         * @description Names its dependencies only with the operator's token (`METRICS_TOKEN`), or in a browser that has opened the printed
         *     address of the mailbox.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus metrics
         * @description With the operator's token (`METRICS_TOKEN`), or in a browser that has opened the printed address of the mailbox. Where no
         *     token is set, they are absent (404) through a proxy and by a name of another machine.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /**
         * @example {
         *       "message": "Please check your inbox to verify your e-mail address."
         *     }
         */
        Message: {
            message: string;
        };
        Success: {
            success: boolean;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "unavailable";
            /** @description Name of the dependency and whether it answers. For operators only. */
            checks?: {
                [key: string]: boolean;
            };
        };
        /**
         * Format: idn-email
         * @description The name of the host may have letters of any language; it and its ASCII form (`xn--`) are one address. What stands before the @ is ASCII.
         * @example noor@example.org
         */
        Email: string;
        /** @example noor */
        Username: string;
        /** @description Any characters. The server may ask for more than 8 and refuses common ones. */
        NewPassword: string;
        Password: string;
        /**
         * Format: date-time
         * @example 2026-11-18T08:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description The subscription plan. `plus` and `pro` are old names of the monthly ones; `trial` and `admin` cannot be bought. A plan belongs to a tier, and the tier has the allowances: scans and messages count per calendar month; tokens per calendar month on the paid tiers, over the last 7 days on free, once on trial. `history_scans` and `history_months` say how far back the timeline shows; null is no bound.
         * @enum {string}
         */
        Plan: "free" | "trial" | "plus" | "plus_monthly" | "plus_annual" | "pro" | "pro_monthly" | "pro_annual" | "admin";
        /** @description One of `x-prices`: amounts in minor units of `x-currency`, per period. A founding price is for the first `x-founding-places` members who pay one, and stays theirs. */
        PriceId: string;
        /**
         * @example [
         *       "Even tone",
         *       "Hydrated skin"
         *     ]
         */
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
        /**
         * @example {
         *       "requires_2fa": false,
         *       "partial_token": null
         *     }
         */
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
        /**
         * @example {
         *       "message": "Your new password is saved.",
         *       "passkeys": []
         *     }
         */
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
        /** @description The credential id in base64url. */
        PasskeyId: string;
        /** @description Bytes in base64url. */
        PasskeyBytes: string;
        PasskeyTransport: string;
        /**
         * @example {
         *       "id": 1,
         *       "name": "Safari on iPhone",
         *       "created_at": "2026-11-18T08:30:00.000Z",
         *       "last_used_at": null
         *     }
         */
        Passkey: {
            id: number;
            /** @description Browser and system in which it was made. */
            name: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Null until it is used. */
            last_used_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @example {
         *       "passkeys": [
         *         {
         *           "id": 1,
         *           "name": "Safari on iPhone",
         *           "created_at": "2026-11-18T08:30:00.000Z",
         *           "last_used_at": null
         *         }
         *       ],
         *       "unavailable_reason": null
         *     }
         */
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
         * @example {
         *       "challenge": "dGhpcyBpcyBhIGNoYWxsZW5nZQ",
         *       "rp": {
         *         "id": "daylit.example",
         *         "name": "Daylit"
         *       },
         *       "user": {
         *         "id": "bm9vcg",
         *         "name": "noor@example.org",
         *         "displayName": "noor"
         *       },
         *       "pubKeyCredParams": [
         *         {
         *           "alg": -7,
         *           "type": "public-key"
         *         }
         *       ],
         *       "timeout": 300000,
         *       "excludeCredentials": [],
         *       "authenticatorSelection": {
         *         "residentKey": "required",
         *         "requireResidentKey": true,
         *         "userVerification": "required"
         *       },
         *       "attestation": "none"
         *     }
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
                /** @enum {string} */
                residentKey: "discouraged" | "preferred" | "required";
                requireResidentKey?: boolean;
                /** @enum {string} */
                userVerification: "discouraged" | "preferred" | "required";
            };
            /** @enum {string} */
            attestation: "none" | "direct" | "enterprise" | "indirect";
        };
        /**
         * @description RegistrationResponseJSON of WebAuthn level 3.
         * @example {
         *       "id": "bm9vci1zLWtleS1vbi1oZXItcGhvbmU",
         *       "rawId": "bm9vci1zLWtleS1vbi1oZXItcGhvbmU",
         *       "type": "public-key",
         *       "response": {
         *         "clientDataJSON": "e30",
         *         "attestationObject": "o2NmbXRkbm9uZQ",
         *         "transports": [
         *           "internal"
         *         ]
         *       }
         *     }
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
         * @example {
         *       "challenge": "dGhpcyBpcyBhIGNoYWxsZW5nZQ",
         *       "rpId": "daylit.example",
         *       "timeout": 300000,
         *       "userVerification": "required"
         *     }
         */
        PasskeyRequest: {
            challenge: components["schemas"]["PasskeyBytes"];
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "discouraged" | "preferred" | "required";
        };
        /**
         * @description AuthenticationResponseJSON of WebAuthn level 3.
         * @example {
         *       "id": "bm9vci1zLWtleS1vbi1oZXItcGhvbmU",
         *       "rawId": "bm9vci1zLWtleS1vbi1oZXItcGhvbmU",
         *       "type": "public-key",
         *       "response": {
         *         "clientDataJSON": "e30",
         *         "authenticatorData": "AAAA",
         *         "signature": "AAAA"
         *       }
         *     }
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
            current_password: components["schemas"]["Password"];
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
            /** @enum {string} */
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
         * @example {
         *       "format": "daylit-export-1",
         *       "exported_at": "2026-11-23T09:00:00.000Z",
         *       "account": {
         *         "email": "noor@example.org",
         *         "username": "noor",
         *         "plan": "trial"
         *       },
         *       "answers": {
         *         "goals": [
         *           "Even tone"
         *         ],
         *         "issues": [
         *           "Redness"
         *         ],
         *         "preferences": {
         *           "age_band": "25-39"
         *         }
         *       },
         *       "records": {
         *         "consents": [
         *           {
         *             "purpose": "photo_analysis",
         *             "version": "2026-11-23",
         *             "granted": true
         *           }
         *         ]
         *       },
         *       "scans": [],
         *       "unreadable_scans": []
         *     }
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
         * @enum {string}
         */
        ThumbnailRetention: "now" | "30_days" | "1_year" | "account";
        /**
         * @example {
         *       "thumbnail_retention": "account",
         *       "thumbnails": {
         *         "total": 10,
         *         "older_than_30_days": 8,
         *         "older_than_1_year": 1
         *       },
         *       "beta_features": false,
         *       "latest_export": {
         *         "id": "5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11",
         *         "status": "running",
         *         "progress": 0.6,
         *         "scans_done": 6,
         *         "scans_total": 10,
         *         "expires_at": "2026-11-23T09:00:00.000Z"
         *       },
         *       "counts": {
         *         "scans": 10,
         *         "consents": 2
         *       }
         *     }
         */
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
        /**
         * @example {
         *       "thumbnail_retention": "30_days"
         *     }
         */
        PrivacyUpdate: {
            thumbnail_retention?: components["schemas"]["ThumbnailRetention"];
            beta_features?: boolean;
        };
        /**
         * @example {
         *       "email": "noor@example.org",
         *       "username": "noor",
         *       "is_email_verified": true,
         *       "onboarding_complete": true,
         *       "plan": "trial",
         *       "scheduled_plan": null,
         *       "plan_expires_at": 1795000000,
         *       "next_invoice_date": null,
         *       "next_invoice_amount": null,
         *       "subscription_status": null,
         *       "is_2fa_enabled": false,
         *       "agreed_to_terms": true,
         *       "agreed_to_terms_date": "2026-11-18T08:30:00.000Z",
         *       "latest_checkin_id": 3,
         *       "care_plan": null
         *     }
         */
        User: {
            email: components["schemas"]["Email"];
            username: components["schemas"]["Username"];
            /** @description The public id of this session, for the header `x-session-id`. Only in the answer of `getMe`. */
            session_id?: string;
            is_email_verified: boolean;
            /**
             * @description Tells the verification mail of this registration from others. Null once the address is verified.
             * @example K7-4Q
             */
            mail_code?: string | null;
            onboarding_complete: boolean;
            plan: components["schemas"]["Plan"];
            /** @enum {string|null} */
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
        /** @enum {string} */
        ConsentPurpose: "photo_analysis" | "external_ai";
        Consent: {
            purpose: components["schemas"]["ConsentPurpose"];
            /** @description Version of the text. */
            version: string;
            /** @description The exact text that is agreed to. */
            text: string;
            granted: boolean;
            /**
             * Format: date-time
             * @description Null when never decided.
             */
            recorded_at: string | null;
            /** @description The decisions about this purpose in any version of its text, newest first; the latest 50. */
            history?: components["schemas"]["ConsentEntry"][];
        };
        /**
         * @example {
         *       "granted": true,
         *       "version": "2026-11-23",
         *       "recorded_at": "2026-11-23T08:30:00.000Z"
         *     }
         */
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
        /** @enum {string} */
        AgeBand: "under_13" | "13-17" | "18-24" | "25-39" | "40-59" | "60+";
        /**
         * @description The older age that a member of 13 to 17 has told. Until it takes effect, nothing treats the member as older.
         * @example {
         *       "age_band": "18-24",
         *       "takes_effect_at": "2026-12-04T09:30:00.000Z"
         *     }
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
             * @enum {string}
             */
            pregnancy?: "no" | "yes" | "prefer_not_to_say";
            /** @description Ingredients to leave out, as INCI names or plain words. */
            avoid?: components["schemas"]["Tags"];
            fragrance_free?: boolean;
            /** @enum {string} */
            budget?: "low" | "medium" | "high";
            /** @description Show words instead of numbers. */
            words_only?: boolean;
            /** @enum {string} */
            midday_feel?: "tight" | "comfortable" | "shiny_t_zone" | "shiny_all_over" | "not_sure";
            /**
             * @description How often new products sting or itch.
             * @enum {string}
             */
            reacts?: "rarely" | "sometimes" | "often" | "not_sure";
        };
        /**
         * @example {
         *       "goals": [
         *         "Even tone"
         *       ],
         *       "issues": [
         *         "Redness"
         *       ],
         *       "preferences": {
         *         "age_band": "25-39",
         *         "midday_feel": "shiny_t_zone",
         *         "reacts": "rarely"
         *       }
         *     }
         */
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
        ScanUpload: {
            files: components["schemas"]["Photo"][];
            user_message?: components["schemas"]["UserMessage"];
        };
        SecondPhoto: {
            file: components["schemas"]["Photo"];
        };
        /**
         * @description How far two photos of the same few minutes differ with this person, this phone and this room. Until a second photo is
         *     taken, the figures of a reference set stand for everybody.
         * @example {
         *       "pairs": 1,
         *       "second_photos": [
         *         {
         *           "checkin_id": 1,
         *           "taken_at": "2026-11-20T08:03:00.000Z"
         *         }
         *       ],
         *       "offer": null,
         *       "summary": "Two photos of you differ more than usual in dark circles. There, only a larger difference is called a change.",
         *       "measures": [
         *         {
         *           "sign": "redness",
         *           "concern_name": "Redness",
         *           "usual_margin": 0.7,
         *           "margin": 0.7
         *         },
         *         {
         *           "sign": "dark_circles",
         *           "concern_name": "Dark circles",
         *           "usual_margin": 1,
         *           "margin": 1.3
         *         }
         *       ]
         *     }
         * @example {
         *       "pairs": 0,
         *       "second_photos": [],
         *       "offer": {
         *         "checkin_id": 1,
         *         "until": "2026-11-20T08:05:00.000Z"
         *       },
         *       "summary": null,
         *       "measures": []
         *     }
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
        /**
         * @example {
         *       "checkin_id": 1,
         *       "taken_at": "2026-11-20T08:03:00.000Z"
         *     }
         */
        TakenSecondPhoto: {
            checkin_id: number;
            /** Format: date-time */
            taken_at: string;
        };
        /**
         * @example {
         *       "checkin_id": 1,
         *       "until": "2026-11-20T08:05:00.000Z"
         *     }
         */
        SecondPhotoOffer: {
            checkin_id: number;
            /** Format: date-time */
            until: string;
        };
        /**
         * @example {
         *       "sign": "dark_circles",
         *       "concern_name": "Dark circles",
         *       "usual_margin": 1,
         *       "margin": 1.3
         *     }
         */
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
        /**
         * @example {
         *       "limit": 4,
         *       "used": 1,
         *       "resets_at": "2026-12-01T00:00:00.000Z"
         *     }
         */
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
         * @example {
         *       "scans": {
         *         "limit": 4,
         *         "used": 1,
         *         "resets_at": "2026-12-01T00:00:00.000Z"
         *       },
         *       "messages": {
         *         "limit": 150,
         *         "used": 38,
         *         "resets_at": "2026-12-01T00:00:00.000Z"
         *       },
         *       "tokens": {
         *         "limit": 500000,
         *         "used": 436200,
         *         "resets_at": "2026-12-01T00:00:00.000Z"
         *       }
         *     }
         */
        Usage: {
            scans: components["schemas"]["Allowance"];
            messages: components["schemas"]["Allowance"];
            tokens: components["schemas"]["Allowance"];
        };
        /**
         * @example {
         *       "detail": "upgrade_needed"
         *     }
         */
        TokenLimitReached: {
            /** @description `fair_use_exceeded`, `upgrade_needed`, or a sentence when the address is not verified. */
            detail: string;
            /** @description When some of it is there again. Null when it is not on this plan. */
            resets_at?: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description What a photo is read for. `x-sign-names` is what its severity is called: a severity of evenness would read the wrong way round.
         * @enum {string}
         */
        Sign: "redness" | "texture" | "lines" | "dark_circles" | "shine" | "tone_evenness" | "blemishes" | "dark_spots";
        /**
         * @description A part of the face. `glabella` lies between the brows, `eye_corner` beside the eye.
         * @enum {string}
         */
        Region: "whole_face" | "forehead" | "glabella" | "nose" | "chin" | "cheek" | "under_eye" | "eye_corner" | "mouth" | "jaw";
        /**
         * @description The person's own.
         * @enum {string}
         */
        Side: "left" | "right";
        /**
         * @example {
         *       "region": "cheek",
         *       "side": "left"
         *     }
         */
        Place: {
            region: components["schemas"]["Region"];
            /** @description Null where the face has only one. */
            side: components["schemas"]["Side"] | null;
        };
        /** @description Where a sign was seen; each side of a pair is an entry of its own. Empty where nothing was seen. Absent in older reports. */
        Places: components["schemas"]["Place"][];
        /** @enum {string} */
        Confidence: "low" | "medium" | "high";
        /**
         * @description What the finding rests on.
         * @enum {string}
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
        /** @enum {string} */
        PhotoIssue: "no_face" | "several_faces" | "too_small" | "cut_off" | "turned" | "blurred" | "too_dark" | "too_bright" | "no_colour" | "odd_colour" | "uneven_light";
        /**
         * @example {
         *       "status": "pass",
         *       "reason": "Even light, in focus.",
         *       "issue": null
         *     }
         */
        PhotoQuality: {
            /** @enum {string} */
            status: "pass" | "warn" | "fail";
            reason: components["schemas"]["Sentence"];
            /** @description The one thing to change. */
            issue: components["schemas"]["PhotoIssue"] | null;
        };
        /**
         * @example {
         *       "skin_type": "combination",
         *       "explanation": "Your forehead and nose shine more than your cheeks. Your answers say the same.",
         *       "basis": "answers_and_photo",
         *       "confidence": "high"
         *     }
         */
        SkinTypeFinding: {
            /** @enum {string} */
            skin_type: "dry" | "normal" | "oily" | "combination" | "cannot_tell";
            explanation: components["schemas"]["Sentence"];
            basis: components["schemas"]["Basis"];
            confidence: components["schemas"]["Confidence"];
        };
        /**
         * @example {
         *       "skin_sensitivity": "moderate",
         *       "explanation": "You say that products sometimes sting or redden your skin.",
         *       "basis": "answers",
         *       "confidence": "medium"
         *     }
         */
        SkinSensitivityFinding: {
            /** @enum {string} */
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
        };
        /** @description Where a finding was seen, in shares of the thumbnail. */
        EvidenceShape: components["schemas"]["EvidenceEllipse"] | components["schemas"]["EvidenceLine"] | components["schemas"]["EvidencePolygon"];
        EvidenceEllipse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
             * @enum {string}
             */
            type: "line";
            points: components["schemas"]["Point"][];
            strength: components["schemas"]["Share"];
        };
        EvidencePolygon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
        /**
         * @example {
         *       "overall_assessment": "Your cheeks look a little uneven in tone, and your forehead shines a little. We also see rough texture and blemishes.",
         *       "key_concerns_identified": [
         *         {
         *           "concern_name": "Uneven tone",
         *           "location_observed": "Both cheeks",
         *           "places": [
         *             {
         *               "region": "cheek",
         *               "side": "left"
         *             },
         *             {
         *               "region": "cheek",
         *               "side": "right"
         *             }
         *           ],
         *           "severity_score": 3,
         *           "range": {
         *             "low": 2,
         *             "high": 3
         *           },
         *           "description": "Lighter and darker patches.",
         *           "sign": "tone_evenness",
         *           "confidence": "high"
         *         },
         *         {
         *           "concern_name": "Shine",
         *           "location_observed": "Forehead",
         *           "places": [
         *             {
         *               "region": "forehead",
         *               "side": null
         *             }
         *           ],
         *           "severity_score": 2.5,
         *           "range": {
         *             "low": 2,
         *             "high": 3
         *           },
         *           "description": "Light reflects here, from oil, make-up or a lamp.",
         *           "sign": "shine",
         *           "confidence": "medium"
         *         },
         *         {
         *           "concern_name": "Texture",
         *           "location_observed": "Left jaw",
         *           "places": [
         *             {
         *               "region": "jaw",
         *               "side": "left"
         *             }
         *           ],
         *           "severity_score": 2,
         *           "range": {
         *             "low": 1,
         *             "high": 2
         *           },
         *           "description": "Pores and a grainy surface show here.",
         *           "sign": "texture",
         *           "confidence": "medium"
         *         },
         *         {
         *           "concern_name": "Blemishes",
         *           "location_observed": "Chin",
         *           "places": [
         *             {
         *               "region": "chin",
         *               "side": null
         *             }
         *           ],
         *           "severity_score": 1,
         *           "range": {
         *             "low": 0,
         *             "high": 1
         *           },
         *           "description": "Small and redder or darker than the skin around them.",
         *           "caution": "On darker skin we miss more of these than on lighter skin.",
         *           "sign": "blemishes",
         *           "confidence": "low"
         *         }
         *       ],
         *       "positive_observations": [
         *         "No dark circles stand out under your eyes.",
         *         "No dark spots stand out.",
         *         "No redness stands out on your nose."
         *       ],
         *       "hydration_level_assessment": "A photo can’t measure water in your skin.",
         *       "texture_assessment": "See texture above.",
         *       "tone_evenness_assessment": "See uneven tone above.",
         *       "measurements": [
         *         {
         *           "sign": "tone_evenness",
         *           "severity_score": 3,
         *           "range": {
         *             "low": 2,
         *             "high": 3
         *           },
         *           "standard_deviation": 0.12,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": null,
         *           "next_time": null,
         *           "location_observed": "Both cheeks",
         *           "places": [
         *             {
         *               "region": "cheek",
         *               "side": "left"
         *             },
         *             {
         *               "region": "cheek",
         *               "side": "right"
         *             }
         *           ],
         *           "confidence": "high",
         *           "evidence": [
         *             {
         *               "type": "ellipse",
         *               "cx": 0.36,
         *               "cy": 0.6,
         *               "rx": 0.08,
         *               "ry": 0.06,
         *               "angle": 0.2,
         *               "strength": 0.6
         *             },
         *             {
         *               "type": "ellipse",
         *               "cx": 0.64,
         *               "cy": 0.6,
         *               "rx": 0.08,
         *               "ry": 0.06,
         *               "angle": -0.2,
         *               "strength": 0.6
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "shine",
         *           "severity_score": 2.5,
         *           "range": {
         *             "low": 2,
         *             "high": 3
         *           },
         *           "standard_deviation": 0.12,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": null,
         *           "next_time": null,
         *           "location_observed": "Forehead",
         *           "places": [
         *             {
         *               "region": "forehead",
         *               "side": null
         *             }
         *           ],
         *           "confidence": "medium",
         *           "evidence": [
         *             {
         *               "type": "ellipse",
         *               "cx": 0.5,
         *               "cy": 0.34,
         *               "rx": 0.16,
         *               "ry": 0.05,
         *               "angle": 0,
         *               "strength": 0.6
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "texture",
         *           "severity_score": 2,
         *           "range": {
         *             "low": 1,
         *             "high": 2
         *           },
         *           "standard_deviation": 0.12,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": null,
         *           "next_time": null,
         *           "location_observed": "Left jaw",
         *           "places": [
         *             {
         *               "region": "jaw",
         *               "side": "left"
         *             }
         *           ],
         *           "confidence": "medium",
         *           "evidence": [
         *             {
         *               "type": "ellipse",
         *               "cx": 0.66,
         *               "cy": 0.72,
         *               "rx": 0.05,
         *               "ry": 0.06,
         *               "angle": 0.7,
         *               "strength": 0.6
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "blemishes",
         *           "severity_score": 1,
         *           "range": {
         *             "low": 0,
         *             "high": 1
         *           },
         *           "standard_deviation": 0.12,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": null,
         *           "next_time": null,
         *           "location_observed": "Chin",
         *           "places": [
         *             {
         *               "region": "chin",
         *               "side": null
         *             }
         *           ],
         *           "confidence": "low",
         *           "evidence": [
         *             {
         *               "type": "ellipse",
         *               "cx": 0.47,
         *               "cy": 0.79,
         *               "rx": 0.02,
         *               "ry": 0.016,
         *               "angle": 0,
         *               "strength": 0.6
         *             },
         *             {
         *               "type": "ellipse",
         *               "cx": 0.54,
         *               "cy": 0.81,
         *               "rx": 0.02,
         *               "ry": 0.016,
         *               "angle": 0,
         *               "strength": 0.6
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "redness",
         *           "severity_score": 0.5,
         *           "range": {
         *             "low": 0,
         *             "high": 1
         *           },
         *           "standard_deviation": 0.12,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": null,
         *           "next_time": null,
         *           "location_observed": "Both cheeks",
         *           "places": [
         *             {
         *               "region": "cheek",
         *               "side": "left"
         *             },
         *             {
         *               "region": "cheek",
         *               "side": "right"
         *             }
         *           ],
         *           "confidence": "high",
         *           "evidence": [
         *             {
         *               "type": "ellipse",
         *               "cx": 0.36,
         *               "cy": 0.6,
         *               "rx": 0.08,
         *               "ry": 0.06,
         *               "angle": 0.2,
         *               "strength": 0.2
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "lines",
         *           "severity_score": null,
         *           "range": null,
         *           "standard_deviation": null,
         *           "method_version": "3.1.0",
         *           "cannot_tell_reason": "Your face is too small in this photo for fine detail.",
         *           "next_time": "A closer photo shows it.",
         *           "location_observed": null,
         *           "places": [],
         *           "confidence": "low",
         *           "evidence": []
         *         }
         *       ]
         *     }
         */
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
         * @enum {string}
         */
        StepKey: "cleanser" | "toner" | "exfoliant" | "serum" | "eye_cream" | "moisturizer" | "sunscreen" | "mask";
        /**
         * @description `product`: use this product. `habit`: do this, without a product. `left_out`: do nothing here, the reason says why. `none`: something belongs here but nothing is recommended, the reason says why.
         * @enum {string}
         */
        StepKind: "product" | "habit" | "left_out" | "none";
        /**
         * @example {
         *       "id": "sample:even-field-gel-cleanser",
         *       "name": "Even Field Gel Cleanser",
         *       "category": "cleanser",
         *       "suggested_category": "cleanser",
         *       "image_url": null,
         *       "product_url": null,
         *       "price": 14.5,
         *       "rating": null,
         *       "is_custom": false,
         *       "is_confirmed": false,
         *       "is_sample": true
         *     }
         */
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
            /** @description Which answer of the member leaves it out now; it is then not to be used, taken or bought. Null where none does. Absent where a product that no longer fits is never shown. */
            left_out?: components["schemas"]["LeftOut"] | null;
        };
        /**
         * @description An answer of the member that leaves a product out from the moment it is saved.
         * @example {
         *       "preference": "pregnancy",
         *       "sentence": "Left out: you said that you are pregnant or nursing."
         *     }
         */
        LeftOut: {
            /**
             * @description Which of the member's preferences it is.
             * @enum {string}
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
            /** @description Where the plan had a product that an answer of the member leaves out now. The step is then `left_out`, and its reason is this sentence. Absent elsewhere. */
            left_out?: components["schemas"]["LeftOut"];
        };
        /** @description Step key to step, in the order of use. */
        CarePlanGroup: {
            [key: string]: components["schemas"]["CarePlanStep"];
        };
        /**
         * @description What the plan of the next scan needs to know, so that an active gets the weeks that it takes.
         * @example {
         *       "active": "azelaic",
         *       "concern": "redness",
         *       "product_id": "sample:serum-slate-azelaic",
         *       "suggested_on": "2026-10-18"
         *     }
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
        /**
         * @example {
         *       "morning": {
         *         "cleanser": {
         *           "kind": "product",
         *           "instruction": "Massage for half a minute with lukewarm water, then pat dry.",
         *           "product": {
         *             "id": "sample:oat-gel",
         *             "name": "Oat Field Gel Cleanser",
         *             "category": "cleanser",
         *             "suggested_category": "cleanser",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/oat-gel",
         *             "price": 14.5,
         *             "rating": 4.6,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         },
         *         "serum": {
         *           "kind": "product",
         *           "instruction": "Press three drops into cheeks and forehead.",
         *           "product": {
         *             "id": "sample:niacinamide-5",
         *             "name": "Niacinamide 5% Daily Serum",
         *             "category": "serum",
         *             "suggested_category": "serum",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/niacinamide-5",
         *             "price": 22.9,
         *             "rating": 4.7,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         },
         *         "moisturizer": {
         *           "kind": "product",
         *           "instruction": "A pea-sized amount, a little more along the jaw.",
         *           "product": {
         *             "id": "sample:ceramide-cream",
         *             "name": "Ceramide Evening Cream",
         *             "category": "moisturizer",
         *             "suggested_category": "moisturizer",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/ceramide-cream",
         *             "price": 26,
         *             "rating": 4.8,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         },
         *         "sunscreen": {
         *           "kind": "product",
         *           "instruction": "Two finger lengths every day. Reapply outdoors.",
         *           "product": {
         *             "id": "sample:mineral-50",
         *             "name": "Mineral Fluid SPF 50",
         *             "category": "sunscreen",
         *             "suggested_category": "sunscreen",
         *             "image_url": null,
         *             "product_url": null,
         *             "price": 24.4,
         *             "rating": null,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         }
         *       },
         *       "night": {
         *         "cleanser": {
         *           "kind": "product",
         *           "instruction": "Cleanse twice on days with sunscreen.",
         *           "product": {
         *             "id": "sample:sunflower-balm",
         *             "name": "Sunflower Cleansing Balm",
         *             "category": "cleanser",
         *             "suggested_category": "cleanser",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/sunflower-balm",
         *             "price": 17.2,
         *             "rating": null,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         },
         *         "toner": {
         *           "kind": "left_out",
         *           "instruction": "Leave this step out.",
         *           "product": null,
         *           "no_recommendation_reason": "Optional: your cleanser and moisturizer are enough."
         *         },
         *         "moisturizer": {
         *           "kind": "product",
         *           "instruction": "Two thin layers along the jaw this week.",
         *           "product": {
         *             "id": "sample:ceramide-cream",
         *             "name": "Ceramide Evening Cream",
         *             "category": "moisturizer",
         *             "suggested_category": "moisturizer",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/ceramide-cream",
         *             "price": 26,
         *             "rating": 4.8,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         },
         *         "mask": {
         *           "kind": "left_out",
         *           "instruction": "Leave this step out.",
         *           "product": null,
         *           "no_recommendation_reason": "Nothing in the photo asks for one."
         *         }
         *       },
         *       "weekly": {
         *         "exfoliant": {
         *           "kind": "product",
         *           "instruction": "Once a week, on an evening when your skin feels calm.",
         *           "product": {
         *             "id": "sample:lactic-5",
         *             "name": "Lactic Acid 5% Polish",
         *             "category": "exfoliant",
         *             "suggested_category": "exfoliant",
         *             "image_url": null,
         *             "product_url": "https://example.com/products/lactic-5",
         *             "price": 21.75,
         *             "rating": null,
         *             "is_custom": false,
         *             "is_confirmed": false,
         *             "is_sample": true
         *           },
         *           "no_recommendation_reason": null
         *         }
         *       },
         *       "tonight": "Moisturizer: spread a thin layer, a little more on the cheeks.",
         *       "notes": [
         *         "Start one new product at a time, 14 days apart."
         *       ]
         *     }
         */
        CarePlan: {
            morning: components["schemas"]["CarePlanGroup"];
            night: components["schemas"]["CarePlanGroup"];
            weekly: components["schemas"]["CarePlanGroup"];
            /** @description The one thing to do tonight. Absent in older reports. */
            tonight?: string | null;
            notes: components["schemas"]["Sentence"][];
            /** @description The active that this plan starts with, or stays with. Null without one. Absent in older reports. */
            lead?: components["schemas"]["CarePlanLead"] | null;
        };
        /**
         * @description Since the scan in `comparison.compared_with`, by the same rule as `improvements` and `regressions`: a difference within the noise of a photo is no measurable change. Nothing is claimed (`not_compared`) where the photos cannot be compared or one of the two could not tell.
         * @enum {string}
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
            points: components["schemas"]["TrendPoint"][];
        };
        ProgressComparison: {
            /** @enum {string} */
            result: "first_scan" | "comparable" | "directional" | "not_comparable";
            /** @description Number of the earlier scan. */
            compared_with: number | null;
            /** @description One sentence, where it is not `comparable`. */
            reason: string | null;
        };
        /**
         * @example {
         *       "overall_assessment": "Shine is less visible than last time; rough texture is more visible. Nothing else changed that we can measure.",
         *       "improvements": [
         *         "Shine is less visible than before."
         *       ],
         *       "regressions": [
         *         "Rough texture is more visible than before."
         *       ],
         *       "action_items": [
         *         "Keep your routine, and scan again in two weeks to see if it lasts."
         *       ],
         *       "comparison": {
         *         "result": "comparable",
         *         "compared_with": 3,
         *         "reason": null
         *       },
         *       "trends": [
         *         {
         *           "sign": "shine",
         *           "concern_name": "Shine",
         *           "change": "less_visible",
         *           "points": [
         *             {
         *               "checkin_id": 1,
         *               "created_at": "2026-08-18T09:30:00.000Z",
         *               "severity_score": 4.5,
         *               "range": {
         *                 "low": 4,
         *                 "high": 5
         *               }
         *             },
         *             {
         *               "checkin_id": 2,
         *               "created_at": "2026-09-18T09:30:00.000Z",
         *               "severity_score": 4.5,
         *               "range": {
         *                 "low": 4,
         *                 "high": 5
         *               }
         *             },
         *             {
         *               "checkin_id": 3,
         *               "created_at": "2026-10-18T09:30:00.000Z",
         *               "severity_score": 4,
         *               "range": {
         *                 "low": 3,
         *                 "high": 4
         *               }
         *             },
         *             {
         *               "checkin_id": 4,
         *               "created_at": "2026-11-18T09:30:00.000Z",
         *               "severity_score": 2.5,
         *               "range": {
         *                 "low": 2,
         *                 "high": 3
         *               }
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "tone_evenness",
         *           "concern_name": "Uneven tone",
         *           "change": "no_measurable_change",
         *           "points": [
         *             {
         *               "checkin_id": 1,
         *               "created_at": "2026-08-18T09:30:00.000Z",
         *               "severity_score": 3,
         *               "range": {
         *                 "low": 2,
         *                 "high": 3
         *               }
         *             },
         *             {
         *               "checkin_id": 2,
         *               "created_at": "2026-09-18T09:30:00.000Z",
         *               "severity_score": 3.2,
         *               "range": {
         *                 "low": 3,
         *                 "high": 4
         *               }
         *             },
         *             {
         *               "checkin_id": 3,
         *               "created_at": "2026-10-18T09:30:00.000Z",
         *               "severity_score": 3.1,
         *               "range": {
         *                 "low": 3,
         *                 "high": 4
         *               }
         *             },
         *             {
         *               "checkin_id": 4,
         *               "created_at": "2026-11-18T09:30:00.000Z",
         *               "severity_score": 3,
         *               "range": {
         *                 "low": 2,
         *                 "high": 3
         *               }
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "texture",
         *           "concern_name": "Texture",
         *           "change": "more_visible",
         *           "points": [
         *             {
         *               "checkin_id": 1,
         *               "created_at": "2026-08-18T09:30:00.000Z",
         *               "severity_score": 1,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 2,
         *               "created_at": "2026-09-18T09:30:00.000Z",
         *               "severity_score": 1,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 3,
         *               "created_at": "2026-10-18T09:30:00.000Z",
         *               "severity_score": 1,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 4,
         *               "created_at": "2026-11-18T09:30:00.000Z",
         *               "severity_score": 2,
         *               "range": {
         *                 "low": 1,
         *                 "high": 2
         *               }
         *             }
         *           ]
         *         },
         *         {
         *           "sign": "redness",
         *           "concern_name": "Redness",
         *           "change": "no_measurable_change",
         *           "points": [
         *             {
         *               "checkin_id": 1,
         *               "created_at": "2026-08-18T09:30:00.000Z",
         *               "severity_score": 0.4,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 2,
         *               "created_at": "2026-09-18T09:30:00.000Z",
         *               "severity_score": 0,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 3,
         *               "created_at": "2026-10-18T09:30:00.000Z",
         *               "severity_score": 0.2,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             },
         *             {
         *               "checkin_id": 4,
         *               "created_at": "2026-11-18T09:30:00.000Z",
         *               "severity_score": 0,
         *               "range": {
         *                 "low": 0,
         *                 "high": 1
         *               }
         *             }
         *           ]
         *         }
         *       ],
         *       "lost_signs": []
         *     }
         */
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
         * @example {
         *       "cleanser": {
         *         "id": "sample:oat-gel",
         *         "name": "Oat Field Gel Cleanser",
         *         "category": "cleanser",
         *         "suggested_category": "cleanser",
         *         "image_url": null,
         *         "product_url": "https://example.com/products/oat-gel",
         *         "price": 14.5,
         *         "rating": 4.6,
         *         "is_custom": false,
         *         "is_confirmed": false,
         *         "is_sample": true
         *       },
         *       "serum": {
         *         "id": "sample:niacinamide-5",
         *         "name": "Niacinamide 5% Daily Serum",
         *         "category": "serum",
         *         "suggested_category": "serum",
         *         "image_url": null,
         *         "product_url": "https://example.com/products/niacinamide-5",
         *         "price": 22.9,
         *         "rating": 4.7,
         *         "is_custom": false,
         *         "is_confirmed": false,
         *         "is_sample": true
         *       },
         *       "sunscreen": {
         *         "id": "sample:mineral-50",
         *         "name": "Mineral Fluid SPF 50",
         *         "category": "sunscreen",
         *         "suggested_category": "sunscreen",
         *         "image_url": null,
         *         "product_url": null,
         *         "price": 24.4,
         *         "rating": null,
         *         "is_custom": false,
         *         "is_confirmed": false,
         *         "is_sample": true
         *       },
         *       "moisturizer": {
         *         "id": "sample:ceramide-cream",
         *         "name": "Ceramide Evening Cream",
         *         "category": "moisturizer",
         *         "suggested_category": "moisturizer",
         *         "image_url": null,
         *         "product_url": "https://example.com/products/ceramide-cream",
         *         "price": 26,
         *         "rating": 4.8,
         *         "is_custom": false,
         *         "is_confirmed": false,
         *         "is_sample": true
         *       },
         *       "exfoliant": {
         *         "id": "sample:lactic-5",
         *         "name": "Lactic Acid 5% Polish",
         *         "category": "exfoliant",
         *         "suggested_category": "exfoliant",
         *         "image_url": null,
         *         "product_url": "https://example.com/products/lactic-5",
         *         "price": 21.75,
         *         "rating": null,
         *         "is_custom": false,
         *         "is_confirmed": false,
         *         "is_sample": true
         *       }
         *     }
         */
        ProductNeeds: {
            [key: string]: components["schemas"]["Product"];
        };
        PhotoQualityEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "photo_quality";
            payload: components["schemas"]["PhotoQuality"];
        };
        SkinTypeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "skin_type";
            payload: components["schemas"]["SkinTypeFinding"];
        };
        SkinSensitivityEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "skin_sensitivity";
            payload: components["schemas"]["SkinSensitivityFinding"];
        };
        ConditionNotesEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "condition_notes";
            payload: components["schemas"]["ConditionNotes"];
        };
        CarePlanEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "care_plan";
            payload: components["schemas"]["CarePlan"];
        };
        ProgressSummaryEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "progress_summary";
            payload: components["schemas"]["ProgressSummary"];
        };
        ProductNeedsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            stage: "product_needs";
            payload: components["schemas"]["ProductNeeds"];
        };
        /** @description A part of a report. `x-stages` gives the order in which they are made and shown; a report is complete with the awaited ones. */
        ScanEvent: components["schemas"]["PhotoQualityEvent"] | components["schemas"]["SkinTypeEvent"] | components["schemas"]["SkinSensitivityEvent"] | components["schemas"]["ConditionNotesEvent"] | components["schemas"]["CarePlanEvent"] | components["schemas"]["ProgressSummaryEvent"] | components["schemas"]["ProductNeedsEvent"];
        /**
         * @description Who worded the condition notes - the engine of this server alone, or an external model together with it.
         * @enum {string}
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
            /** @example Combination */
            final_skin_type: string;
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
            /** @enum {string} */
            processed_by: "this_server";
            /** @description Host and model that got a cut-out of the face, with the member's consent; null when nothing left this server. */
            sent_to: string | null;
        };
        Scan: {
            id: number;
            created_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "analysing" | "complete" | "failed";
            failure_detail: string | null;
            thumbnail_filename: string | null;
            checkin_summary: components["schemas"]["ScanSummary"] | null;
            analysis_result: components["schemas"]["AnalysisResult"] | null;
            product_needs: components["schemas"]["ProductNeeds"] | null;
            photo_receipt: components["schemas"]["PhotoReceipt"];
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
            readings: components["schemas"]["SignReading"][];
        };
        /**
         * @example {
         *       "scans": [
         *         {
         *           "checkin_id": 1,
         *           "created_at": "2026-10-18T09:30:00.000Z",
         *           "thumbnail_filename": "0f8fad5bd9cb469fa16570867728950e.webp",
         *           "engine_version": "3.0.0",
         *           "line": 1,
         *           "reason": null
         *         },
         *         {
         *           "checkin_id": 2,
         *           "created_at": "2026-11-18T09:30:00.000Z",
         *           "thumbnail_filename": "7c9e6679742540de944be07fc1f90ae7.webp",
         *           "engine_version": "3.0.0",
         *           "line": 1,
         *           "reason": null
         *         }
         *       ],
         *       "measures": [
         *         {
         *           "sign": "redness",
         *           "concern_name": "Redness",
         *           "change": "less_visible",
         *           "since": 1,
         *           "cannot_tell_reason": null,
         *           "readings": [
         *             {
         *               "checkin_id": 1,
         *               "severity_score": 2.9,
         *               "margin": 0.6,
         *               "range": {
         *                 "low": 2,
         *                 "high": 4
         *               }
         *             },
         *             {
         *               "checkin_id": 2,
         *               "severity_score": 1.4,
         *               "margin": 0.6,
         *               "range": {
         *                 "low": 1,
         *                 "high": 2
         *               }
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Trends: {
            scans: components["schemas"]["TrendScan"][];
            measures: components["schemas"]["TrendMeasure"][];
        };
        /** @description A product of the member's routine. */
        HandOverProduct: {
            name: string;
            dayparts: components["schemas"]["ConfirmedDaypart"][];
            since: components["schemas"]["Timestamp"];
            label_status: components["schemas"]["LabelStatus"];
            /** @description In the order of the label. */
            ingredients: string[];
        };
        /**
         * @example {
         *       "trends": {
         *         "scans": [
         *           {
         *             "checkin_id": 1,
         *             "created_at": "2026-11-18T09:30:00.000Z",
         *             "thumbnail_filename": "7c9e6679742540de944be07fc1f90ae7.webp",
         *             "engine_version": "3.0.0",
         *             "line": 1,
         *             "reason": null
         *           }
         *         ],
         *         "measures": [
         *           {
         *             "sign": "redness",
         *             "concern_name": "Redness",
         *             "change": "not_compared",
         *             "since": null,
         *             "cannot_tell_reason": null,
         *             "readings": [
         *               {
         *                 "checkin_id": 1,
         *                 "severity_score": 1.4,
         *                 "margin": 0.6,
         *                 "range": {
         *                   "low": 1,
         *                   "high": 2
         *                 }
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "products": [
         *         {
         *           "name": "Oat Field Gel Cleanser",
         *           "dayparts": [
         *             "morning",
         *             "night"
         *           ],
         *           "since": "2026-06-18T09:30:00.000Z",
         *           "label_status": "verified",
         *           "ingredients": [
         *             "AQUA",
         *             "COCO-GLUCOSIDE",
         *             "GLYCERIN"
         *           ]
         *         }
         *       ],
         *       "photos_sent_to": []
         *     }
         */
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
            /** @example Light */
            name: string;
            /**
             * @description Empty where the two photos have one value together.
             * @example even
             */
            earlier: string;
            /** @example from your left */
            later: string;
            /**
             * @description `roughly`: only larger changes are named. `apart`: nothing is compared.
             * @enum {string}
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
        };
        /**
         * @example {
         *       "result": "comparable",
         *       "title": "These two scans can be compared.",
         *       "reason": null,
         *       "may_say": "You may say: redness is less visible. Nothing else changed that we can measure.",
         *       "may_not_say": "You may not say why. A photo shows a change, not its cause.",
         *       "earlier": {
         *         "checkin_id": 1,
         *         "created_at": "2026-10-18T09:30:00.000Z",
         *         "thumbnail_filename": "0f8fad5bd9cb469fa16570867728950e.webp"
         *       },
         *       "later": {
         *         "checkin_id": 2,
         *         "created_at": "2026-11-18T09:30:00.000Z",
         *         "thumbnail_filename": "7c9e6679742540de944be07fc1f90ae7.webp"
         *       },
         *       "checks": [
         *         {
         *           "name": "Light",
         *           "earlier": "even",
         *           "later": "even",
         *           "verdict": "alike"
         *         },
         *         {
         *           "name": "Days apart",
         *           "earlier": "",
         *           "later": "31",
         *           "verdict": "alike"
         *         }
         *       ],
         *       "signs": [
         *         {
         *           "sign": "redness",
         *           "concern_name": "Redness",
         *           "earlier": {
         *             "checkin_id": 1,
         *             "severity_score": 2.9,
         *             "margin": 0.6,
         *             "range": {
         *               "low": 2,
         *               "high": 4
         *             }
         *           },
         *           "later": {
         *             "checkin_id": 2,
         *             "severity_score": 1.4,
         *             "margin": 0.6,
         *             "range": {
         *               "low": 1,
         *               "high": 2
         *             }
         *           },
         *           "change": "less_visible"
         *         }
         *       ]
         *     }
         */
        ScanComparison: {
            /**
             * @description `directional`: only roughly comparable, so only larger changes are named.
             * @enum {string}
             */
            result: "comparable" | "directional" | "not_comparable";
            title: components["schemas"]["Sentence"];
            /** @description The greatest difference between the photos; null when comparable. */
            reason: components["schemas"]["Sentence"] | null;
            may_say: components["schemas"]["Sentence"];
            may_not_say: components["schemas"]["Sentence"];
            earlier: components["schemas"]["ComparedScan"];
            later: components["schemas"]["ComparedScan"];
            checks: components["schemas"]["ComparisonCheck"][];
            signs: components["schemas"]["ComparedSign"][];
        };
        ChatText: string;
        ChatTurn: {
            /** @enum {string} */
            role: "user" | "assistant";
            content: components["schemas"]["ChatText"];
        };
        ChatHistoryHint: components["schemas"]["ChatTurn"][];
        ChatMessage: {
            id: number;
            /** @enum {string} */
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
         * @example {
         *       "message_id": 12,
         *       "kind": "answer",
         *       "answered_by": {
         *         "place": "server",
         *         "model": null,
         *         "host": null
         *       },
         *       "is_complete": true,
         *       "sources": [
         *         {
         *           "number": 1,
         *           "title": "FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005",
         *           "note": "Skin burns more easily during use and for a week after.",
         *           "url": "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids",
         *           "grade": "A",
         *           "is_reviewed": true
         *         }
         *       ],
         *       "care": null,
         *       "follow_ups": [
         *         "And at night?"
         *       ]
         *     }
         */
        ChatAnswer: {
            message_id: number;
            /**
             * @description `cannot_answer` says what the assistant can do instead. `red_flag` is a fixed answer that says whom to ask.
             * @enum {string}
             */
            kind: "answer" | "cannot_answer" | "red_flag";
            answered_by: components["schemas"]["ChatAuthor"];
            /** @description False for a reply that broke off. */
            is_complete: boolean;
            sources: components["schemas"]["ChatSource"][];
            /** @description The same as the words of a red flag, in parts. Null for other replies. */
            care: components["schemas"]["CareCard"] | null;
            /** @description What one may ask next, as the member would say it. */
            follow_ups: string[];
        };
        /** @description Where a reply was made. `server_instead`, when the model did not answer as it should and this server did. */
        ChatAuthor: {
            /** @enum {string} */
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
         * @example {
         *       "title": "Please show this to a doctor, soon.",
         *       "sentence": "A spot that changes, bleeds or does not close should be looked at by a person who can examine it. It may well be harmless. An app and a photo cannot tell, and a product is not the answer to this.",
         *       "steps": [
         *         {
         *           "kind": "call",
         *           "lead": "Call a dermatologist or your own doctor today.",
         *           "text": "Say: “A spot on my skin is changing.” Those words help them judge how soon to see you."
         *         },
         *         {
         *           "kind": "until_then",
         *           "lead": "Until then,",
         *           "text": "leave it alone: no products on it, no picking. Cover it if it bleeds."
         *         },
         *         {
         *           "kind": "urgent",
         *           "lead": "Bleeding that does not stop when you press on it:",
         *           "text": "urgent care, or 911 or your local number."
         *         }
         *       ],
         *       "words_to_say": "A spot on my skin is changing. It has a new size, shape or color, or it bleeds."
         *     }
         */
        CareCard: {
            title: string;
            sentence: string;
            steps: {
                /** @enum {string} */
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
             * @enum {string}
             */
            type: "session_started";
            checkin_id: number | null;
        };
        ContentDelta: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "content_delta";
            text: string;
            /** @description With the last piece of a reply, once the reply is stored. */
            answer?: components["schemas"]["ChatAnswer"];
        };
        SearchingProducts: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "searching_products";
        };
        ReadyForResume: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ready_for_resume";
            product_intent: string;
            category: string;
        };
        StreamFailed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
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
        };
        /**
         * @description A product that a member took out of the routine, and where it stood last.
         * @example {
         *       "daypart": "weekly",
         *       "step": "exfoliant",
         *       "id": "sample:exfoliant-shingle-lactic",
         *       "name": "Shingle Lactic 5% Liquid",
         *       "removed_at": "2026-11-20T19:02:00.000Z",
         *       "left_out": null
         *     }
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
            current_password?: components["schemas"]["Password"];
            confirm?: components["schemas"]["AgeConfirmed"];
        };
        /**
         * @description A part of a routine. `additional` holds what belongs to no fixed step.
         * @enum {string}
         */
        ConfirmedDaypart: "morning" | "night" | "weekly" | "additional";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /**
         * @description The days on which a product is used. What stands under `weekly` is used in the evening.
         * @example [
         *       "Tuesday",
         *       "Friday"
         *     ]
         */
        Weekdays: components["schemas"]["Weekday"][];
        /** @description An ingredient list as it is copied from a pack or a shop. */
        IngredientText: string;
        /**
         * @description A catalogue product by its id, or the member's own by name. Every field of a product is accepted; when the catalogue
         *     has the id, the others are worth nothing, and neither pictures, ratings nor `is_…` ever are.
         * @example {
         *       "name": "Willow Bark Toner",
         *       "ingredient_text": "Aqua, Niacinamide, Glycerin, Salicylic Acid, Phenoxyethanol"
         *     }
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
         * @example 2026-11-27
         */
        PlainDate: string;
        /**
         * @description An IANA name, as a browser tells it.
         * @example Europe/Berlin
         */
        TimeZone: string;
        /** @description Weeks between the first and the last scan. */
        ProductTrialWeeks: number;
        /**
         * @example {
         *       "product_id": "sample:serum-level-niacinamide",
         *       "sign": "tone_evenness",
         *       "weeks": 8,
         *       "time_zone": "Europe/Berlin"
         *     }
         */
        ProductTrialStart: {
            /** @description Of the catalogue, or of a product of the member's own in the confirmed routine. */
            product_id: string;
            sign: components["schemas"]["Sign"];
            weeks: components["schemas"]["ProductTrialWeeks"];
            time_zone: components["schemas"]["TimeZone"];
        };
        /**
         * @description When a scan of a product trial is made. One `between` is optional.
         * @enum {string}
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
            /** @enum {string} */
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
        /**
         * @example {
         *       "product_id": "sample:serum-level-niacinamide",
         *       "product_name": "Niacinamide 5% Daily Serum",
         *       "left_out": null,
         *       "sign": "tone_evenness",
         *       "concern_name": "Uneven tone",
         *       "sign_in_text": "uneven tone",
         *       "weeks": 8,
         *       "is_highest_sign": true,
         *       "created_at": "2026-11-20T08:30:00.000Z",
         *       "starts_on": "2026-11-27",
         *       "ended_at": null,
         *       "phase": "running",
         *       "week": 3,
         *       "windows": [
         *         {
         *           "name": "first",
         *           "from": "2026-11-27",
         *           "to": "2026-11-29",
         *           "scans_wanted": 2,
         *           "scans_made": 2,
         *           "status": "done"
         *         },
         *         {
         *           "name": "between",
         *           "from": "2026-12-25",
         *           "to": "2026-12-27",
         *           "scans_wanted": 1,
         *           "scans_made": 0,
         *           "status": "ahead"
         *         },
         *         {
         *           "name": "last",
         *           "from": "2027-01-21",
         *           "to": "2027-01-25",
         *           "scans_wanted": 2,
         *           "scans_made": 0,
         *           "status": "ahead"
         *         }
         *       ],
         *       "next_scan": {
         *         "window": "between",
         *         "from": "2026-12-25",
         *         "to": "2026-12-27",
         *         "in_days": 10
         *       },
         *       "note": null,
         *       "routine": {
         *         "kept": [
         *           {
         *             "product": {
         *               "id": "sample:even-field-gel-cleanser",
         *               "name": "Even Field Gel Cleanser",
         *               "category": "cleanser",
         *               "suggested_category": "cleanser",
         *               "image_url": null,
         *               "product_url": null,
         *               "price": 14.5,
         *               "rating": null,
         *               "is_custom": false,
         *               "is_confirmed": true,
         *               "is_sample": true
         *             },
         *             "dayparts": [
         *               "morning",
         *               "night"
         *             ]
         *           }
         *         ],
         *         "added": [],
         *         "removed": []
         *       },
         *       "result": null
         *     }
         */
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
             * @enum {string}
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
        /**
         * @example {
         *       "products": [
         *         {
         *           "product": {
         *             "id": "sample:serum-level-niacinamide",
         *             "name": "Niacinamide 5% Daily Serum",
         *             "category": "serum",
         *             "suggested_category": "serum",
         *             "image_url": null,
         *             "product_url": null,
         *             "price": 22.9,
         *             "rating": null,
         *             "is_custom": false,
         *             "is_confirmed": true,
         *             "is_sample": true
         *           },
         *           "added_on": "2026-11-20",
         *           "is_new": true,
         *           "starts_on": "2026-11-27",
         *           "waits_for": "Retinol 0.2% Night Serum"
         *         }
         *       ],
         *       "signs": [
         *         {
         *           "sign": "tone_evenness",
         *           "concern_name": "Uneven tone",
         *           "range": {
         *             "low": 2,
         *             "high": 4
         *           },
         *           "smallest_change": 0.8,
         *           "is_highest": true,
         *           "usual_weeks": "8 to 12 weeks are usual before tone can be judged."
         *         },
         *         {
         *           "sign": "shine",
         *           "concern_name": "Shine",
         *           "range": {
         *             "low": 1,
         *             "high": 3
         *           },
         *           "smallest_change": 1.1,
         *           "is_highest": false,
         *           "usual_weeks": "4 to 6 weeks are usual before shine can be judged."
         *         }
         *       ],
         *       "spans": [
         *         {
         *           "weeks": 4,
         *           "windows": [
         *             {
         *               "name": "first",
         *               "from_day": 0,
         *               "to_day": 2
         *             },
         *             {
         *               "name": "between",
         *               "from_day": 14,
         *               "to_day": 16
         *             },
         *             {
         *               "name": "last",
         *               "from_day": 27,
         *               "to_day": 31
         *             }
         *           ]
         *         },
         *         {
         *           "weeks": 8,
         *           "windows": [
         *             {
         *               "name": "first",
         *               "from_day": 0,
         *               "to_day": 2
         *             },
         *             {
         *               "name": "between",
         *               "from_day": 28,
         *               "to_day": 30
         *             },
         *             {
         *               "name": "last",
         *               "from_day": 55,
         *               "to_day": 59
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ProductTrialChoices: {
            /** @description The one that was asked for, then those of the confirmed routine, the newest first. */
            products: components["schemas"]["ProductTrialProduct"][];
            /** @description The highest first. */
            signs: components["schemas"]["ProductTrialSign"][];
            /** @description The shortest first. */
            spans: components["schemas"]["ProductTrialSpan"][];
        };
        /**
         * @example {
         *       "products": {
         *         "night": {
         *           "serum": {
         *             "id": "sample:serum-dusk-retinol"
         *           },
         *           "toner": {
         *             "name": "Willow Bark Toner",
         *             "ingredient_text": "Aqua, Salicylic Acid, Glycerin, Betaine"
         *           }
         *         }
         *       }
         *     }
         */
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
         * @enum {string}
         */
        EvidenceGrade: "A" | "B" | "C";
        /**
         * @example {
         *       "title": "FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005",
         *       "url": "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids",
         *       "is_reviewed": true
         *     }
         */
        Source: {
            title: string;
            url: string | null;
            /** @description False for a default of our own, which waits for a review by a dermatologist. */
            is_reviewed: boolean;
        };
        /**
         * @description What an ingredient means for this member. `helps`: it does something for skin. `mind`: some skin does not take it well. `avoided`: the member leaves it out, or a rule does for them.
         * @enum {string}
         */
        IngredientRole: "helps" | "mind" | "avoided";
        /**
         * @description A group of ingredients that do the same.
         * @example {
         *       "key": "humectant",
         *       "label": "humectants",
         *       "role": "helps"
         *     }
         */
        ProductClass: {
            key: string;
            label: string;
            role: components["schemas"]["IngredientRole"];
        };
        /**
         * @example {
         *       "name": "GLYCERIN",
         *       "percent": null,
         *       "is_known": true,
         *       "is_avoided": false,
         *       "classes": [
         *         {
         *           "key": "humectant",
         *           "label": "humectants",
         *           "role": "helps"
         *         }
         *       ]
         *     }
         */
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
         * @enum {string}
         */
        LabelStatus: "verified" | "reported" | "missing";
        /**
         * @description One thing that speaks for or against a product, for this member.
         * @example {
         *       "title": "Helps with shine",
         *       "sentence": "Shine, seen in your last scan: there is fair evidence for niacinamide.",
         *       "fix": null,
         *       "grade": "B",
         *       "sources": [
         *         {
         *           "title": "Draelos 2006, niacinamide and facial sebum, PubMed 16766489",
         *           "url": null,
         *           "is_reviewed": true
         *         }
         *       ]
         *     }
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
         * @example {
         *       "amount": 30,
         *       "unit": "ml"
         *     }
         */
        ProductSize: {
            amount: number;
            /** @enum {string} */
            unit: "ml" | "g";
        };
        /**
         * @description Who collected the facts of a product, under which licence.
         * @example {
         *       "attribution": "Open Beauty Facts contributors, openbeautyfacts.org",
         *       "licence": "Open Database License (ODbL) 1.0",
         *       "url": "https://world.openbeautyfacts.org/product/0000000000017"
         *     }
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
         * @example {
         *       "daypart": "weekly",
         *       "step": "exfoliant",
         *       "id": "sample:exfoliant-shingle-lactic",
         *       "name": "Shingle Lactic 5% Liquid"
         *     }
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
         * @example {
         *       "kind": "days",
         *       "label": "Use Shingle Lactic 5% Liquid on Sunday",
         *       "product": {
         *         "daypart": "weekly",
         *         "step": "exfoliant",
         *         "id": "sample:exfoliant-shingle-lactic",
         *         "name": "Shingle Lactic 5% Liquid"
         *       },
         *       "days": [
         *         "Sunday"
         *       ],
         *       "to": null
         *     }
         */
        RoutineAction: {
            /** @enum {string} */
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
             * @enum {string}
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
        /**
         * @example {
         *       "is_readable": true,
         *       "recognized": [
         *         {
         *           "name": "AQUA",
         *           "classes": []
         *         },
         *         {
         *           "name": "GLYCERIN",
         *           "classes": [
         *             "humectants"
         *           ]
         *         }
         *       ],
         *       "unknown": [
         *         "HERBASOFT COMPLEX"
         *       ]
         *     }
         */
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
        /**
         * @example {
         *       "checked": 5,
         *       "warnings": [
         *         {
         *           "rule": "R01",
         *           "severity": "warn",
         *           "title": "Two strong steps on one night",
         *           "sentence": "Used on the same night, their irritation adds up.",
         *           "fix": "Use them on different nights, for example Tuesday and Friday.",
         *           "grade": "C",
         *           "sources": [
         *             {
         *               "title": "Default chosen for this product",
         *               "url": null,
         *               "is_reviewed": false
         *             }
         *           ],
         *           "products": [
         *             {
         *               "daypart": "night",
         *               "step": "serum",
         *               "id": "sample:serum-dusk-retinol",
         *               "name": "Dusk Retinol 0.1% Serum"
         *             },
         *             {
         *               "daypart": "weekly",
         *               "step": "exfoliant",
         *               "id": "sample:exfoliant-shingle-lactic",
         *               "name": "Shingle Lactic 5% Liquid"
         *             }
         *           ],
         *           "action": {
         *             "kind": "days",
         *             "label": "Use Shingle Lactic 5% Liquid on Sunday",
         *             "product": {
         *               "daypart": "weekly",
         *               "step": "exfoliant",
         *               "id": "sample:exfoliant-shingle-lactic",
         *               "name": "Shingle Lactic 5% Liquid"
         *             },
         *             "days": [
         *               "Sunday"
         *             ],
         *             "to": null
         *           }
         *         }
         *       ]
         *     }
         */
        RoutineCheck: {
            /** @description How many products were checked. */
            checked: number;
            warnings: components["schemas"]["RoutineWarning"][];
            /** @description What was recognized in the ingredient lists that came with the request. Absent without any. */
            labels?: components["schemas"]["RecognizedLabel"][];
        };
        /**
         * @description A day where the member is, as YYYY-MM-DD.
         * @example 2026-11-20
         */
        LocalDate: string;
        /**
         * @example {
         *       "product": {
         *         "daypart": "night",
         *         "step": "serum",
         *         "id": "sample:serum-dusk-retinol",
         *         "name": "Dusk Retinol 0.1% Serum"
         *       },
         *       "category": "serum",
         *       "instruction": "A pea-sized amount, on dry skin."
         *     }
         */
        TonightStep: {
            product: components["schemas"]["RoutinePlace"];
            category: string;
            instruction: string | null;
        };
        /**
         * @example {
         *       "steps": [],
         *       "waiting": [
         *         "Shingle Lactic 5% Liquid waits tonight: not together with retinoids."
         *       ],
         *       "is_done": false,
         *       "left_out": []
         *     }
         */
        TonightDaypart: {
            steps: components["schemas"]["TonightStep"][];
            /** @description What waits and why. */
            waiting: components["schemas"]["Sentence"][];
            is_done: boolean;
            /** @description What stands in the routine for this part of the day, but an answer of the member leaves out. */
            left_out: components["schemas"]["LeftOutPlace"][];
        };
        /**
         * @example {
         *       "product": {
         *         "daypart": "night",
         *         "step": "serum",
         *         "id": "sample:serum-marram-retinol",
         *         "name": "Marram Retinol Serum"
         *       },
         *       "left_out": {
         *         "preference": "pregnancy",
         *         "sentence": "Left out: you said that you are pregnant or nursing."
         *       }
         *     }
         */
        LeftOutPlace: {
            product: components["schemas"]["RoutinePlace"];
            left_out: components["schemas"]["LeftOut"];
        };
        /**
         * @description A day of the week. A strong step is told by its name and one letter.
         * @example {
         *       "date": "2026-11-20",
         *       "weekday": "Friday",
         *       "actives": [
         *         {
         *           "letter": "R",
         *           "name": "retinoids",
         *           "waits": false
         *         }
         *       ]
         *     }
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
         * @example {
         *       "product": {
         *         "daypart": "night",
         *         "step": "serum",
         *         "id": "sample:serum-dusk-retinol",
         *         "name": "Dusk Retinol 0.1% Serum"
         *       },
         *       "days": [
         *         "Tuesday",
         *         "Friday"
         *       ]
         *     }
         */
        RoutineUse: {
            product: components["schemas"]["RoutinePlace"];
            days: components["schemas"]["Weekday"][];
        };
        /**
         * @description The newest product with an active ingredient, while nothing else should be started.
         * @example {
         *       "name": "Dusk Retinol 0.1% Serum",
         *       "since": "2026-11-13",
         *       "until": "2026-11-27",
         *       "days_left": 7
         *     }
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
        /**
         * @example {
         *       "date": "2026-11-20",
         *       "daypart": "night",
         *       "is_done": true
         *     }
         */
        RoutineDone: {
            date: components["schemas"]["LocalDate"];
            /** @enum {string} */
            daypart: "morning" | "night";
            is_done: boolean;
        };
        /**
         * @example {
         *       "is_on": true,
         *       "time": "21:30",
         *       "time_zone": "Europe/Berlin"
         *     }
         */
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
             * @description When the calendar's address was made; null without one.
             */
            calendar_since: string | null;
        };
        /**
         * @example {
         *       "address": "https://daylit.example/api/calendar/3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics",
         *       "calendar_since": "2026-11-20T20:00:00.000Z"
         *     }
         */
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
            /** @enum {string} */
            changeType: "upgrade" | "downgrade";
        };
        PlanChangeResult: {
            success: boolean;
            message?: string;
            error?: string;
        };
        /**
         * @example {
         *       "amount": 4800,
         *       "currency": "usd"
         *     }
         */
        Money: {
            /** @description Minor currency units. */
            amount: number;
            /** @description ISO 4217 in lower case. */
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
            /** @enum {string} */
            plan: "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual";
            /** @enum {string} */
            period: "monthly" | "annual";
            /** @enum {string} */
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
                /** @enum {string} */
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
            /** @enum {string} */
            plan: "plus_monthly" | "plus_annual" | "pro_monthly" | "pro_annual";
            /** @enum {string} */
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
            /** @enum {string|null} */
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
             * @enum {string}
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
            /** @enum {string} */
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
        };
        /** @description How well the engine measures, and what was not validated. */
        MeasurementFigures: {
            /** @description The engine that the figures were measured with. */
            engine_version: string;
            reference_set_version: number;
            not_validated: components["schemas"]["Sentence"][];
            figures: components["schemas"]["MeasuredFigure"][];
        };
        /** @enum {string} */
        FigureGroup: "finding" | "following" | "blemishes" | "steadiness" | "fairness" | "portraits" | "real_faces" | "determinism" | "speed";
        /**
         * @description `points` are points of severity, 0 to 5; `share` is 0 to 1; `ratio` is how many times.
         * @enum {string}
         */
        FigureUnit: "count" | "correlation" | "share" | "points" | "ratio" | "ms" | "MB";
        FigureGoal: {
            /** @enum {string} */
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
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in. The same answer for a missing, an expired and a foreign session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please log in to continue."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not now - sent by another site, the address not verified, or the password asked for once more. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please verify your e-mail address first."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As in Forbidden, or the password of the registration is needed; then the header says so. */
        PasswordNeeded: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please enter the password that you chose when you registered."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As in Forbidden; or the sign-in is older than 15 minutes, and then the header says so. The call can be repeated with `current_password`. */
        PasswordAgain: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please confirm your password. You signed in more than 15 minutes ago."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As in Forbidden; or the link was only opened, and then the header and the `detail` say what it would do. */
        NeedsButton: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This gives a Daylit account the address noor@example.org. Go on only if you asked for it."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As in Forbidden, or an allowance is used up, or the photo consent is missing; then the header tells which event to raise. Without the header, the terms or the age are missing, where a scan needs them. */
        Triggered: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You have used all scans of this month."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As in Forbidden; or the allowance is used up, told by the words `fair_use_exceeded` or `upgrade_needed`, by `resets_at`, and by the header, which names the event to raise. */
        ChatLimitReached: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "upgrade_needed"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not there, or not the member's own. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "There is nothing at this address."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body came too slowly, or not to its end. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The request took too long. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not fit the present state; or it is meant for another account, as in OtherAccount. */
        Conflict: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The page shows another account than this browser is signed in with now; the header says so. */
        OtherAccount: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You are signed in with another account in this browser. Load the page again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The age needs `confirm`, which is then the `field`, and the sentence says what follows; or the page shows another account, as in OtherAccount. */
        AgeUnconfirmed: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "You told us that you are 13 to 17. An older age counts after 7 days.",
                 *       "field": "confirm"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description It does not fit the present state; or it is meant for another account, as in OtherAccount; or the member's own answers leave the product out, which the header says. Then the
         *     sentence names the answer, and `field` is `despite` where the call can be repeated with `despite: true`.
         */
        DoesNotFit: {
            headers: {
                "x-trigger-event": components["headers"]["TriggerEvent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Left out: you said that you are pregnant or nursing."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This photo is larger than 20 MB. Please choose a smaller one."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the photo is of a type that is not taken here. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This file is not a JPEG, PNG or WebP photo."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request can be read but does not fit; the sentence names the field or what to change. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Please upload exactly 1 image."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Too many tries. Please wait a minute and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Our fault. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Unexpected error. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Busy or cut off from something it needs. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The service is busy. Please try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The one-time token from the mail. */
        Token: string;
        /** @description How many entries to skip. */
        Offset: number;
        /** @description The check-in's number, counted per member from 1. */
        ScanId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The session cookie. Whoever signs in also gets `__Host-device` for a year (`device` over http): wrong passwords from a
         *     browser that has it are counted apart from those of other browsers.
         * @example __Host-session=3q2f…; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionCookie: string;
        /** @description Which browser event the client raises. */
        TriggerEvent: "usageLimitExceeded" | "upgradeNeeded" | "photoConsentNeeded" | "passwordNeeded" | "doesNotFit" | "changeNeedsButton" | "undoNeedsButton" | "otherAccount";
        /** @description How many older check-ins the plan hides. */
        HiddenCount: number;
        /** @description How many photos the member may still have checked in this hour. */
        ChecksLeft: number;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The registration is pending; a session cookie for it is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in, or the second step is needed. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactor"];
            };
        };
        responses: {
            /** @description Signed in; the session cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; the cookie is cleared. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Onboarding"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["AgeUnconfirmed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /** @description The one-time token from the mail. */
                token: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified and signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["PasswordNeeded"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmailWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordVerification"];
            };
        };
        responses: {
            /** @description Verified and signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["PasswordNeeded"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent, if there was something to send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Changed; every session of the account has ended. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Changed, or waiting for confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Erased, with a receipt. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query: {
                /** @description The one-time token from the mail. */
                token: components["parameters"]["Token"];
                /** @description Whether a person pressed the button, or the page was opened. */
                by?: "button" | "opening";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NeedsButton"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setupTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description The secret to scan; pending until verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Two-factor sign-in is on. The backup codes are shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Two-factor sign-in is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    regenerateBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description New codes, shown this once; the old ones are void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys, newest first, and whether this address can have any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey can be used from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Options for `navigator.credentials.create`, in their JSON form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description Nobody can sign in with it any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for `navigator.credentials.get`, in their JSON form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Signed in; the session cookie is set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherAccount"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per purpose that applies here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentDecision"];
            };
        };
        responses: {
            /** @description The consent as recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptLegalTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalAcceptance"];
            };
        };
        responses: {
            /** @description The user, with the acceptance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyUpdate"];
            };
        };
        responses: {
            /** @description The settings from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress, or the finished archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherAccount"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHistoryReport: {
        parameters: {
            query?: {
                format?: "html" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that needs nothing from elsewhere, or one line a score. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoValidation"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    "x-checks-left": components["headers"]["ChecksLeft"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoQuality"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Triggered"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    scanSkin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ScanUpload"];
            };
        };
        responses: {
            /** @description The scan has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Triggered"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id, null when there is none yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestScan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScans: {
        parameters: {
            query?: {
                /** @description How many entries to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Page size. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "x-hidden-count": components["headers"]["HiddenCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check-in's number, counted per member from 1. */
                id: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScanEvents: {
        parameters: {
            query?: {
                /** @description How many events the caller already has. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The check-in's number, counted per member from 1. */
                id: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events after those, in order; empty when there is nothing new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareScans: {
        parameters: {
            query: {
                /** @description The number of the other check-in. */
                with: number;
            };
            header?: never;
            path: {
                /** @description The check-in's number, counted per member from 1. */
                id: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSecondPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check-in's number, counted per member from 1. */
                id: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SecondPhoto"];
            };
        };
        responses: {
            /** @description What is now known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repeatability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Triggered"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The check-in's number, counted per member from 1. */
                id: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is still known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repeatability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OtherAccount"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRepeatability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the second photos have shown, and whether one can be taken now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repeatability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrends: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scans and the signs, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trends"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts of the page. It names no disease. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandOver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, 4:5, without metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkTokenLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allowance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No. `fair_use_exceeded` on a pro plan, `upgrade_needed` on the others. */
            403: {
                headers: {
                    "x-trigger-event": components["headers"]["TriggerEvent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenLimitReached"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkScanLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Allowance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Triggered"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the plan allows, and what is used of it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /** @description How many entries to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Page size. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, oldest message first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatStreamEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChatLimitReached"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatResume"];
            };
        };
        responses: {
            /** @description The reply and its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChatLimitReached"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasswordAgain"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["AgeUnconfirmed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductConfirmation"];
            };
        };
        responses: {
            /** @description The confirmed routine, which replaces the local one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedCarePlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["DoesNotFit"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRemoval"];
            };
        };
        responses: {
            /** @description The confirmed routine without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedCarePlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product trial; null before the first one and after its deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentProductTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startProductTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductTrialStart"];
            };
        };
        responses: {
            /** @description The product trial, as it waits for its first scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentProductTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["DoesNotFit"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentProductTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endProductTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product trial, stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentProductTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductTrialChoices: {
        parameters: {
            query: {
                time_zone: components["schemas"]["TimeZone"];
                /** @description A product of the catalogue that is offered beside those of the confirmed routine. */
                product_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTrialChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRoutine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoutineCheckRequest"];
            };
        };
        responses: {
            /** @description What there is to look at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutineCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTonight: {
        parameters: {
            query: {
                /** @description The member's own date, at most two days from the server's. */
                date: components["schemas"]["LocalDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The morning and the evening of that day, and the week around it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tonight"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markRoutineDone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoutineDone"];
            };
        };
        responses: {
            /** @description The day as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tonight"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailReminder"];
            };
        };
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OtherAccount"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file with one repeating entry per kind of evening, and one entry of whole days per scan to come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the calendar file of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An id of the catalogue.
                 * @example sample:cleanser-clear-bay-gel
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, square, without metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The checkout session, or the reason why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutConfirmation"];
            };
        };
        responses: {
            /** @description Whether the subscription is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["OtherAccount"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewProration: {
        parameters: {
            query: {
                priceId: components["schemas"]["PriceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProrationPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepCurrentPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be bought now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription; without one `subscription` is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or the reason why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or the reason why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most the newest 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransparency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transparency"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Database, jobs and disk answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description A dependency does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics, in the text exposition format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
