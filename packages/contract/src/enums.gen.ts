// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const HEALTH_STATUS_VALUES = [
  "ok",
  "unavailable"
] as const;
/** The subscription plan. `plus` and `pro` are old names of the monthly ones; `trial` and `admin` cannot be bought. A plan belongs to a tier, and the tier has the allowances: scans and messages count per calendar month; tokens per calendar month on the paid tiers, over the last 7 days on free, once on trial. `history_scans` and `history_months` say how far back the timeline shows; null is no bound. */
export const PLAN_VALUES = [
  "free",
  "trial",
  "plus",
  "plus_monthly",
  "plus_annual",
  "pro",
  "pro_monthly",
  "pro_annual",
  "admin"
] as const;
export const PROVIDER_LOGIN_RESULT_STEP_VALUES = [
  "done",
  "second_factor",
  "linked",
  "registration"
] as const;
/** `read`: what the member's own pages show of scans, reports, routine and chat. `scan`: check a photo and start a scan. */
export const ACCESS_TOKEN_SCOPE_VALUES = [
  "read",
  "scan"
] as const;
/** How long the token counts. */
export const NEW_ACCESS_TOKEN_DAYS_VALUES = [
  30,
  90,
  365
] as const;
/** `report.complete`: a scan has its report. `plan.changed`: another plan counts from now on. */
export const WEBHOOK_EVENT_VALUES = [
  "report.complete",
  "plan.changed"
] as const;
/** `waiting`: it is tried now or later. `delivered`: answered with 2xx. `failed`: given up. */
export const WEBHOOK_DELIVERY_STATE_VALUES = [
  "waiting",
  "delivered",
  "failed"
] as const;
export const WEBHOOK_MESSAGE_TYPE_VALUES = [
  "report.complete",
  "plan.changed",
  "webhook.test"
] as const;
export const PASSKEY_CREATION_ATTESTATION_VALUES = [
  "none",
  "direct",
  "enterprise",
  "indirect"
] as const;
export const PASSKEY_REQUEST_USER_VERIFICATION_VALUES = [
  "discouraged",
  "preferred",
  "required"
] as const;
export const EXPORT_STATUS_VALUES = [
  "queued",
  "running",
  "ready",
  "failed"
] as const;
/** How long the small picture of a scan is kept: until the hour after the report, 30 days, a year, or as long as the
account. Scores stay either way. */
export const THUMBNAIL_RETENTION_VALUES = [
  "now",
  "30_days",
  "1_year",
  "account"
] as const;
export const USER_SCHEDULED_PLAN_VALUES = [
  "free",
  "plus_monthly",
  "plus_annual",
  "pro_monthly",
  "pro_annual",
  "canceled"
] as const;
export const CONSENT_PURPOSE_VALUES = [
  "photo_analysis",
  "external_ai",
  "external_chat"
] as const;
/** Where a member lives, as in ISO 3166-1 alpha-2. */
export const HOME_REGION_VALUES = [
  "AD",
  "AE",
  "AF",
  "AG",
  "AI",
  "AL",
  "AM",
  "AO",
  "AQ",
  "AR",
  "AS",
  "AT",
  "AU",
  "AW",
  "AX",
  "AZ",
  "BA",
  "BB",
  "BD",
  "BE",
  "BF",
  "BG",
  "BH",
  "BI",
  "BJ",
  "BL",
  "BM",
  "BN",
  "BO",
  "BQ",
  "BR",
  "BS",
  "BT",
  "BV",
  "BW",
  "BY",
  "BZ",
  "CA",
  "CC",
  "CD",
  "CF",
  "CG",
  "CH",
  "CI",
  "CK",
  "CL",
  "CM",
  "CN",
  "CO",
  "CR",
  "CU",
  "CV",
  "CW",
  "CX",
  "CY",
  "CZ",
  "DE",
  "DJ",
  "DK",
  "DM",
  "DO",
  "DZ",
  "EC",
  "EE",
  "EG",
  "EH",
  "ER",
  "ES",
  "ET",
  "FI",
  "FJ",
  "FK",
  "FM",
  "FO",
  "FR",
  "GA",
  "GB",
  "GD",
  "GE",
  "GF",
  "GG",
  "GH",
  "GI",
  "GL",
  "GM",
  "GN",
  "GP",
  "GQ",
  "GR",
  "GS",
  "GT",
  "GU",
  "GW",
  "GY",
  "HK",
  "HM",
  "HN",
  "HR",
  "HT",
  "HU",
  "ID",
  "IE",
  "IL",
  "IM",
  "IN",
  "IO",
  "IQ",
  "IR",
  "IS",
  "IT",
  "JE",
  "JM",
  "JO",
  "JP",
  "KE",
  "KG",
  "KH",
  "KI",
  "KM",
  "KN",
  "KP",
  "KR",
  "KW",
  "KY",
  "KZ",
  "LA",
  "LB",
  "LC",
  "LI",
  "LK",
  "LR",
  "LS",
  "LT",
  "LU",
  "LV",
  "LY",
  "MA",
  "MC",
  "MD",
  "ME",
  "MF",
  "MG",
  "MH",
  "MK",
  "ML",
  "MM",
  "MN",
  "MO",
  "MP",
  "MQ",
  "MR",
  "MS",
  "MT",
  "MU",
  "MV",
  "MW",
  "MX",
  "MY",
  "MZ",
  "NA",
  "NC",
  "NE",
  "NF",
  "NG",
  "NI",
  "NL",
  "NO",
  "NP",
  "NR",
  "NU",
  "NZ",
  "OM",
  "PA",
  "PE",
  "PF",
  "PG",
  "PH",
  "PK",
  "PL",
  "PM",
  "PN",
  "PR",
  "PS",
  "PT",
  "PW",
  "PY",
  "QA",
  "RE",
  "RO",
  "RS",
  "RU",
  "RW",
  "SA",
  "SB",
  "SC",
  "SD",
  "SE",
  "SG",
  "SH",
  "SI",
  "SJ",
  "SK",
  "SL",
  "SM",
  "SN",
  "SO",
  "SR",
  "SS",
  "ST",
  "SV",
  "SX",
  "SY",
  "SZ",
  "TC",
  "TD",
  "TF",
  "TG",
  "TH",
  "TJ",
  "TK",
  "TL",
  "TM",
  "TN",
  "TO",
  "TR",
  "TT",
  "TV",
  "TW",
  "TZ",
  "UA",
  "UG",
  "UM",
  "US",
  "UY",
  "UZ",
  "VA",
  "VC",
  "VE",
  "VG",
  "VI",
  "VN",
  "VU",
  "WF",
  "WS",
  "YE",
  "YT",
  "ZA",
  "ZM",
  "ZW"
] as const;
export const AGE_BAND_VALUES = [
  "under_13",
  "13-17",
  "18-24",
  "25-39",
  "40-59",
  "60+"
] as const;
/** Only asked because some ingredients are then left out. */
export const PREFERENCES_PREGNANCY_VALUES = [
  "no",
  "yes",
  "prefer_not_to_say"
] as const;
export const PREFERENCES_BUDGET_VALUES = [
  "low",
  "medium",
  "high"
] as const;
export const PREFERENCES_MIDDAY_FEEL_VALUES = [
  "tight",
  "comfortable",
  "shiny_t_zone",
  "shiny_all_over",
  "not_sure"
] as const;
/** How often new products sting or itch. */
export const PREFERENCES_REACTS_VALUES = [
  "rarely",
  "sometimes",
  "often",
  "not_sure"
] as const;
/** What a photo is read for. `x-sign-names` is what its severity is called: a severity of evenness would read the wrong way round. */
export const SIGN_VALUES = [
  "redness",
  "texture",
  "lines",
  "dark_circles",
  "shine",
  "tone_evenness",
  "blemishes",
  "dark_spots"
] as const;
/** A part of the face. `glabella` lies between the brows, `eye_corner` beside the eye. */
export const REGION_VALUES = [
  "whole_face",
  "forehead",
  "glabella",
  "nose",
  "chin",
  "cheek",
  "under_eye",
  "eye_corner",
  "mouth",
  "jaw"
] as const;
/** The person's own. */
export const SIDE_VALUES = [
  "left",
  "right"
] as const;
export const CONFIDENCE_VALUES = [
  "low",
  "medium",
  "high"
] as const;
/** What the finding rests on. */
export const BASIS_VALUES = [
  "answers",
  "photo",
  "answers_and_photo",
  "none"
] as const;
export const PHOTO_ISSUE_VALUES = [
  "no_face",
  "several_faces",
  "too_small",
  "cut_off",
  "turned",
  "blurred",
  "too_dark",
  "too_bright",
  "no_colour",
  "odd_colour",
  "uneven_light"
] as const;
export const PHOTO_QUALITY_STATUS_VALUES = [
  "pass",
  "warn",
  "fail"
] as const;
export const PHOTO_VERDICT_STATUS_VALUES = [
  "pass",
  "warn",
  "fail"
] as const;
export const SKIN_TYPE_FINDING_SKIN_TYPE_VALUES = [
  "dry",
  "normal",
  "oily",
  "combination",
  "cannot_tell"
] as const;
export const SKIN_SENSITIVITY_FINDING_SKIN_SENSITIVITY_VALUES = [
  "low",
  "moderate",
  "high",
  "cannot_tell"
] as const;
/** `something_else`: it shows, and is not what its name says. */
export const FIND_VERDICT_VALUES = [
  "not_there",
  "something_else"
] as const;
/** A step of a routine, in the order of use. */
export const STEP_KEY_VALUES = [
  "cleanser",
  "toner",
  "exfoliant",
  "serum",
  "eye_cream",
  "moisturizer",
  "sunscreen",
  "mask"
] as const;
/** `product`: use this product. `habit`: do this, without a product. `left_out`: do nothing here, the reason says why. `none`: something belongs here but nothing is recommended, the reason says why. */
export const STEP_KIND_VALUES = [
  "product",
  "habit",
  "left_out",
  "none"
] as const;
/** `named`: the person told us. `photo`: it shows in the photo. `everybody`: it is good for every skin. */
export const WISH_KIND_VALUES = [
  "named",
  "photo",
  "everybody"
] as const;
/** Which of the member's preferences it is. */
export const LEFT_OUT_PREFERENCE_VALUES = [
  "age_band",
  "pregnancy",
  "avoid",
  "fragrance_free"
] as const;
/** Since the scan in `comparison.compared_with`, by the same rule as `improvements` and `regressions`: a difference within the noise of a photo is no measurable change. Nothing is claimed (`not_compared`) where the photos cannot be compared or one of the two could not tell. */
export const TREND_CHANGE_VALUES = [
  "less_visible",
  "no_measurable_change",
  "more_visible",
  "not_compared"
] as const;
export const PROGRESS_COMPARISON_RESULT_VALUES = [
  "first_scan",
  "comparable",
  "directional",
  "not_comparable"
] as const;
/** Who worded the condition notes - the engine of this server alone, or an external model together with it. */
export const ANALYSIS_SOURCE_VALUES = [
  "embedded",
  "external"
] as const;
export const PHOTO_RECEIPT_PROCESSED_BY_VALUES = [
  "this_server"
] as const;
export const SCAN_STATUS_VALUES = [
  "analysing",
  "complete",
  "failed"
] as const;
/** `steady`: a change of two steps would have shown. `too_few`: it could not have. `not_comparable`: there are
enough check-ins, but too few of them may be compared. */
export const SIGN_TREND_KIND_VALUES = [
  "calmer",
  "stronger",
  "steady",
  "too_few",
  "not_comparable"
] as const;
/** `roughly`: only larger changes are named. `apart`: nothing is compared. */
export const COMPARISON_CHECK_VERDICT_VALUES = [
  "alike",
  "roughly",
  "apart"
] as const;
/** `directional`: only roughly comparable, so only larger changes are named. */
export const SCAN_COMPARISON_RESULT_VALUES = [
  "comparable",
  "directional",
  "not_comparable"
] as const;
export const CHAT_TURN_ROLE_VALUES = [
  "user",
  "assistant"
] as const;
export const CHAT_MESSAGE_ROLE_VALUES = [
  "user",
  "assistant",
  "system"
] as const;
/** `cannot_answer` says what the assistant can do instead. `red_flag` is a fixed answer that says whom to ask. */
export const CHAT_ANSWER_KIND_VALUES = [
  "answer",
  "cannot_answer",
  "red_flag"
] as const;
/** The message was not understood, and the reply asks what is meant. `again` where the one before it was not
understood either, so that a person may help. Twenty of them a day cost no message. Absent for other replies. */
export const CHAT_ANSWER_MISS_VALUES = [
  "first",
  "again"
] as const;
/** A page on which something is done, or a part of one. */
export const CHAT_PAGE_VALUES = [
  "care_plan",
  "add_product",
  "reminders",
  "trial",
  "timeline",
  "upload",
  "hand_over",
  "billing",
  "account",
  "contact"
] as const;
export const CHAT_AUTHOR_PLACE_VALUES = [
  "server",
  "model",
  "server_instead"
] as const;
/** A part of a routine. `additional` holds what belongs to no fixed step. */
export const CONFIRMED_DAYPART_VALUES = [
  "morning",
  "night",
  "weekly",
  "additional"
] as const;
export const WEEKDAY_VALUES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday"
] as const;
/** When a scan of a product trial is made. One `between` is optional. */
export const PRODUCT_TRIAL_WINDOW_NAME_VALUES = [
  "first",
  "between",
  "last"
] as const;
export const PRODUCT_TRIAL_WINDOW_STATUS_VALUES = [
  "ahead",
  "open",
  "done",
  "missed"
] as const;
/** `waiting` for the first scan, `running`, `done` with a result, or `ended` early without one. */
export const PRODUCT_TRIAL_PHASE_VALUES = [
  "waiting",
  "running",
  "done",
  "ended"
] as const;
/** How good the evidence for a claim is. A: guideline, law or pooled trials. B: controlled trials or a large survey. C: weak or indirect. */
export const EVIDENCE_GRADE_VALUES = [
  "A",
  "B",
  "C"
] as const;
/** What an ingredient means for this member. `helps`: it does something for skin. `mind`: some skin does not take it well. `avoided`: the member leaves it out, or a rule does for them. */
export const INGREDIENT_ROLE_VALUES = [
  "helps",
  "mind",
  "avoided"
] as const;
/** `verified`: the own list of the maker. `reported`: copied by other people, good enough to leave a product out and never to call it safe. `missing`: there is no list that can be read. */
export const LABEL_STATUS_VALUES = [
  "verified",
  "reported",
  "missing"
] as const;
export const PRODUCT_SIZE_UNIT_VALUES = [
  "ml",
  "g"
] as const;
export const ROUTINE_ACTION_KIND_VALUES = [
  "add",
  "days",
  "move",
  "remove"
] as const;
/** block: do not use it like this. warn: change it. info: worth knowing. */
export const ROUTINE_WARNING_SEVERITY_VALUES = [
  "block",
  "warn",
  "info"
] as const;
export const ROUTINE_DONE_DAYPART_VALUES = [
  "morning",
  "night"
] as const;
export const SUBSCRIPTION_CHANGE_CHANGE_TYPE_VALUES = [
  "upgrade",
  "downgrade"
] as const;
export const PLAN_PRICE_PLAN_VALUES = [
  "plus_monthly",
  "plus_annual",
  "pro_monthly",
  "pro_annual"
] as const;
export const PLAN_PRICE_PERIOD_VALUES = [
  "monthly",
  "annual"
] as const;
export const PLAN_PRICE_KIND_VALUES = [
  "list",
  "founding"
] as const;
export const CURRENT_SUBSCRIPTION_PLAN_VALUES = [
  "plus_monthly",
  "plus_annual",
  "pro_monthly",
  "pro_annual"
] as const;
export const CURRENT_SUBSCRIPTION_STATUS_VALUES = [
  "active",
  "past_due",
  "unpaid",
  "canceled"
] as const;
export const CURRENT_SUBSCRIPTION_SCHEDULED_PLAN_VALUES = [
  "plus_monthly",
  "plus_annual",
  "pro_monthly",
  "pro_annual"
] as const;
/** Only while a withdrawal or a refund that the member asked for is not through at the payment provider. The subscription is null then, the plan may still count, and nothing more is charged. */
export const SUBSCRIPTION_STATE_LEAVING_VALUES = [
  "withdraw",
  "refund"
] as const;
export const INVOICE_STATUS_VALUES = [
  "paid",
  "open",
  "refunded"
] as const;
export const CONTACT_TURN_ROLE_VALUES = [
  "user",
  "assistant"
] as const;
export const FIGURE_GROUP_VALUES = [
  "finding",
  "following",
  "blemishes",
  "steadiness",
  "fairness",
  "portraits",
  "real_faces",
  "determinism",
  "speed"
] as const;
/** `points` are points of severity, 0 to 5; `share` is 0 to 1; `ratio` is how many times. */
export const FIGURE_UNIT_VALUES = [
  "count",
  "correlation",
  "share",
  "points",
  "ratio",
  "ms",
  "MB"
] as const;
export const FIGURE_GOAL_BOUND_VALUES = [
  "at_least",
  "at_most"
] as const;
