// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const TIER_OF_PLAN = {
  "free": "free",
  "trial": "trial",
  "plus": "plus",
  "plus_monthly": "plus",
  "plus_annual": "plus",
  "pro": "pro",
  "pro_monthly": "pro",
  "pro_annual": "pro",
  "admin": "pro"
} as const;
export const ALLOWANCES = {
  "free": {
    "scans": 1,
    "messages": 10,
    "tokens": 25000,
    "history_scans": 3,
    "history_months": null,
    "has_ads": true
  },
  "trial": {
    "scans": 4,
    "messages": 50,
    "tokens": 200000,
    "history_scans": null,
    "history_months": 12,
    "has_ads": true
  },
  "plus": {
    "scans": 4,
    "messages": 150,
    "tokens": 500000,
    "history_scans": null,
    "history_months": 12,
    "has_ads": false
  },
  "pro": {
    "scans": 30,
    "messages": 400,
    "tokens": 500000,
    "history_scans": null,
    "history_months": null,
    "has_ads": false
  }
} as const;
export const TRIAL_DAYS = 14 as const;
export const ROLLING_TOKEN_DAYS = 7 as const;
export const CURRENCY = "usd" as const;
export const PRICES = {
  "plus_monthly": {
    "plan": "plus_monthly",
    "period": "monthly",
    "kind": "list",
    "amount": 599
  },
  "plus_annual": {
    "plan": "plus_annual",
    "period": "annual",
    "kind": "list",
    "amount": 5900
  },
  "pro_monthly": {
    "plan": "pro_monthly",
    "period": "monthly",
    "kind": "list",
    "amount": 1499
  },
  "pro_annual": {
    "plan": "pro_annual",
    "period": "annual",
    "kind": "list",
    "amount": 14900
  },
  "plus_annual_founding": {
    "plan": "plus_annual",
    "period": "annual",
    "kind": "founding",
    "amount": 4800
  },
  "pro_annual_founding": {
    "plan": "pro_annual",
    "period": "annual",
    "kind": "founding",
    "amount": 13800
  }
} as const;
export const PLAN_NAMES = {
  "free": "Free",
  "trial": "Trial",
  "plus": "Plus",
  "pro": "Pro"
} as const;
export const FOUNDING_PLACES = 1000 as const;
export const FOUNDING_HOLD_MINUTES = 30 as const;
export const WITHDRAWAL_DAYS = 14 as const;
export const REFUND_DAYS = 7 as const;
export const REFUND_BUSINESS_DAYS = "5–10" as const;
export const GRACE_DAYS = 7 as const;
export const RENEWAL_NOTICE_DAYS = 7 as const;
export const TRIAL_NOTICE_DAYS = 3 as const;
export const PRICE_CHANGE_NOTICE_DAYS = 30 as const;
export const MINOR_AGE_BANDS = [
  "under_13",
  "13-17"
] as const;
export const AGE_CHANGE_DAYS = 7 as const;
export const MAX_PHOTO_BYTES = 20971520 as const;
export const SIGN_NAMES = {
  "redness": "Redness",
  "texture": "Texture",
  "lines": "Fine lines",
  "dark_circles": "Dark circles",
  "shine": "Shine",
  "tone_evenness": "Uneven tone",
  "blemishes": "Blemishes",
  "dark_spots": "Dark spots"
} as const;
export const PAIRED_REGIONS = [
  "cheek",
  "under_eye",
  "eye_corner",
  "jaw"
] as const;
export const DEGREES = [
  "not seen",
  "very mild",
  "mild",
  "moderate",
  "marked",
  "strong"
] as const;
export const ROUTINE_STEPS = {
  "morning": [
    "cleanser",
    "toner",
    "serum",
    "eye_cream",
    "moisturizer",
    "sunscreen"
  ],
  "night": [
    "cleanser",
    "toner",
    "serum",
    "eye_cream",
    "moisturizer",
    "mask"
  ],
  "weekly": [
    "exfoliant",
    "mask"
  ]
} as const;
export const STAGES = [
  "photo_quality",
  "skin_type",
  "skin_sensitivity",
  "condition_notes",
  "care_plan",
  "progress_summary",
  "product_needs"
] as const;
export const AWAITED_STAGES = [
  "photo_quality",
  "skin_type",
  "condition_notes",
  "care_plan",
  "progress_summary",
  "product_needs"
] as const;
