// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type {
  Message,
  LoginResult,
  User,
  Onboarding,
  Allowance,
  Usage,
  TokenLimitReached,
  Place,
  PhotoQuality,
  SkinTypeFinding,
  SkinSensitivityFinding,
  ConditionNotes,
  Product,
  CarePlan,
  ProgressSummary,
  ProductNeeds,
} from './types.gen.ts';

export const MESSAGE_EXAMPLE: Message = {
  "message": "Please check your inbox to verify your e-mail address."
};
export const LOGIN_RESULT_EXAMPLE: LoginResult = {
  "requires_2fa": false,
  "partial_token": null
};
export const USER_EXAMPLE: User = {
  "email": "noor@example.org",
  "username": "noor",
  "is_email_verified": true,
  "onboarding_complete": true,
  "plan": "trial",
  "scheduled_plan": null,
  "plan_expires_at": 1795000000,
  "next_invoice_date": null,
  "next_invoice_amount": null,
  "subscription_status": null,
  "is_2fa_enabled": false,
  "agreed_to_terms": true,
  "agreed_to_terms_date": "2026-11-18T08:30:00.000Z",
  "latest_checkin_id": 3,
  "care_plan": null
};
export const ONBOARDING_EXAMPLE: Onboarding = {
  "goals": [
    "Even tone"
  ],
  "issues": [
    "Redness"
  ],
  "preferences": {
    "age_band": "25-39",
    "midday_feel": "shiny_t_zone",
    "reacts": "rarely"
  }
};
export const ALLOWANCE_EXAMPLE: Allowance = {
  "limit": 4,
  "used": 1,
  "resets_at": "2026-12-01T00:00:00.000Z"
};
export const USAGE_EXAMPLE: Usage = {
  "scans": {
    "limit": 4,
    "used": 1,
    "resets_at": "2026-12-01T00:00:00.000Z"
  },
  "messages": {
    "limit": 150,
    "used": 38,
    "resets_at": "2026-12-01T00:00:00.000Z"
  },
  "tokens": {
    "limit": 500000,
    "used": 436200,
    "resets_at": "2026-12-01T00:00:00.000Z"
  }
};
export const TOKEN_LIMIT_REACHED_EXAMPLE: TokenLimitReached = {
  "detail": "upgrade_needed"
};
export const PLACE_EXAMPLE: Place = {
  "region": "cheek",
  "side": "left"
};
export const PHOTO_QUALITY_EXAMPLE: PhotoQuality = {
  "status": "pass",
  "reason": "Even light, sharp focus and a clear view of the whole face.",
  "issue": null
};
export const SKIN_TYPE_FINDING_EXAMPLE: SkinTypeFinding = {
  "skin_type": "combination",
  "explanation": "You said your forehead turns shiny by midday, and it looks shinier than your cheeks in this photo.",
  "basis": "answers_and_photo",
  "confidence": "medium"
};
export const SKIN_SENSITIVITY_FINDING_EXAMPLE: SkinSensitivityFinding = {
  "skin_sensitivity": "moderate",
  "explanation": "You said that your skin sometimes reacts to new products.",
  "basis": "answers",
  "confidence": "medium"
};
export const CONDITION_NOTES_EXAMPLE: ConditionNotes = {
  "overall_assessment": "Your skin looks comfortable in this photo. There is some shine through the centre of the face and a little unevenness on the cheeks.",
  "key_concerns_identified": [
    {
      "concern_name": "Uneven tone",
      "location_observed": "Both cheeks",
      "places": [
        {
          "region": "cheek",
          "side": "left"
        },
        {
          "region": "cheek",
          "side": "right"
        }
      ],
      "severity_score": 3,
      "range": {
        "low": 2,
        "high": 3
      },
      "description": "The tone of the cheeks changes softly from place to place, over a small area.",
      "sign": "tone_evenness",
      "confidence": "high"
    },
    {
      "concern_name": "Shine",
      "location_observed": "Forehead",
      "places": [
        {
          "region": "forehead",
          "side": null
        }
      ],
      "severity_score": 2.5,
      "range": {
        "low": 2,
        "high": 3
      },
      "description": "The middle of the forehead reflects more light than the cheeks do.",
      "sign": "shine",
      "confidence": "medium"
    },
    {
      "concern_name": "Texture",
      "location_observed": "Left jaw",
      "places": [
        {
          "region": "jaw",
          "side": "left"
        }
      ],
      "severity_score": 2,
      "range": {
        "low": 1,
        "high": 2
      },
      "description": "The surface along the jaw looks a little rough, most of all on the left.",
      "sign": "texture",
      "confidence": "medium"
    },
    {
      "concern_name": "Blemishes",
      "location_observed": "Chin",
      "places": [
        {
          "region": "chin",
          "side": null
        }
      ],
      "severity_score": 1,
      "range": {
        "low": 0,
        "high": 1
      },
      "description": "Two small raised spots can be seen.",
      "sign": "blemishes",
      "confidence": "low"
    }
  ],
  "positive_observations": [
    "The skin under the eyes looks smooth and rested.",
    "The texture of the forehead looks even.",
    "Hardly any redness can be seen around the nose."
  ],
  "hydration_level_assessment": "Looks comfortable through the centre and a little dull along the jaw.",
  "texture_assessment": "Mostly smooth, with fine roughness along the jaw.",
  "tone_evenness_assessment": "Softly uneven on both cheeks.",
  "measurements": [
    {
      "sign": "tone_evenness",
      "severity_score": 3,
      "range": {
        "low": 2,
        "high": 3
      },
      "standard_deviation": 0.12,
      "method_version": "3.1.0",
      "cannot_tell_reason": null,
      "next_time": null,
      "location_observed": "Both cheeks",
      "places": [
        {
          "region": "cheek",
          "side": "left"
        },
        {
          "region": "cheek",
          "side": "right"
        }
      ],
      "confidence": "high",
      "evidence": [
        {
          "type": "ellipse",
          "cx": 0.36,
          "cy": 0.6,
          "rx": 0.08,
          "ry": 0.06,
          "angle": 0.2,
          "strength": 0.6
        },
        {
          "type": "ellipse",
          "cx": 0.64,
          "cy": 0.6,
          "rx": 0.08,
          "ry": 0.06,
          "angle": -0.2,
          "strength": 0.6
        }
      ]
    },
    {
      "sign": "shine",
      "severity_score": 2.5,
      "range": {
        "low": 2,
        "high": 3
      },
      "standard_deviation": 0.12,
      "method_version": "3.1.0",
      "cannot_tell_reason": null,
      "next_time": null,
      "location_observed": "Forehead",
      "places": [
        {
          "region": "forehead",
          "side": null
        }
      ],
      "confidence": "medium",
      "evidence": [
        {
          "type": "ellipse",
          "cx": 0.5,
          "cy": 0.34,
          "rx": 0.16,
          "ry": 0.05,
          "angle": 0,
          "strength": 0.6
        }
      ]
    },
    {
      "sign": "texture",
      "severity_score": 2,
      "range": {
        "low": 1,
        "high": 2
      },
      "standard_deviation": 0.12,
      "method_version": "3.1.0",
      "cannot_tell_reason": null,
      "next_time": null,
      "location_observed": "Left jaw",
      "places": [
        {
          "region": "jaw",
          "side": "left"
        }
      ],
      "confidence": "medium",
      "evidence": [
        {
          "type": "ellipse",
          "cx": 0.66,
          "cy": 0.72,
          "rx": 0.05,
          "ry": 0.06,
          "angle": 0.7,
          "strength": 0.6
        }
      ]
    },
    {
      "sign": "blemishes",
      "severity_score": 1,
      "range": {
        "low": 0,
        "high": 1
      },
      "standard_deviation": 0.12,
      "method_version": "3.1.0",
      "cannot_tell_reason": null,
      "next_time": null,
      "location_observed": "Chin",
      "places": [
        {
          "region": "chin",
          "side": null
        }
      ],
      "confidence": "low",
      "evidence": [
        {
          "type": "ellipse",
          "cx": 0.47,
          "cy": 0.79,
          "rx": 0.02,
          "ry": 0.016,
          "angle": 0,
          "strength": 0.6
        },
        {
          "type": "ellipse",
          "cx": 0.54,
          "cy": 0.81,
          "rx": 0.02,
          "ry": 0.016,
          "angle": 0,
          "strength": 0.6
        }
      ]
    },
    {
      "sign": "redness",
      "severity_score": 0.5,
      "range": {
        "low": 0,
        "high": 1
      },
      "standard_deviation": 0.12,
      "method_version": "3.1.0",
      "cannot_tell_reason": null,
      "next_time": null,
      "location_observed": "Both cheeks",
      "places": [
        {
          "region": "cheek",
          "side": "left"
        },
        {
          "region": "cheek",
          "side": "right"
        }
      ],
      "confidence": "high",
      "evidence": [
        {
          "type": "ellipse",
          "cx": 0.36,
          "cy": 0.6,
          "rx": 0.08,
          "ry": 0.06,
          "angle": 0.2,
          "strength": 0.2
        }
      ]
    },
    {
      "sign": "lines",
      "severity_score": null,
      "range": null,
      "standard_deviation": null,
      "method_version": "3.1.0",
      "cannot_tell_reason": "The face is too small in this photo to see fine lines.",
      "next_time": "Come closer, until your face fills the frame.",
      "location_observed": null,
      "places": [],
      "confidence": "low",
      "evidence": []
    }
  ]
};
export const PRODUCT_EXAMPLE: Product = {
  "id": "sample:even-field-gel-cleanser",
  "name": "Even Field Gel Cleanser",
  "category": "cleanser",
  "suggested_category": "cleanser",
  "image_url": null,
  "product_url": null,
  "price": 14.5,
  "rating": null,
  "is_custom": false,
  "is_confirmed": false,
  "is_sample": true
};
export const CARE_PLAN_EXAMPLE: CarePlan = {
  "morning": {
    "cleanser": {
      "kind": "product",
      "instruction": "Massage for half a minute with lukewarm water, then pat dry.",
      "product": {
        "id": "sample:oat-gel",
        "name": "Oat Field Gel Cleanser",
        "category": "cleanser",
        "suggested_category": "cleanser",
        "image_url": null,
        "product_url": "https://example.com/products/oat-gel",
        "price": 14.5,
        "rating": 4.6,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    },
    "serum": {
      "kind": "product",
      "instruction": "Press three drops into cheeks and forehead.",
      "product": {
        "id": "sample:niacinamide-5",
        "name": "Niacinamide 5% Daily Serum",
        "category": "serum",
        "suggested_category": "serum",
        "image_url": null,
        "product_url": "https://example.com/products/niacinamide-5",
        "price": 22.9,
        "rating": 4.7,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    },
    "moisturizer": {
      "kind": "product",
      "instruction": "A pea-sized amount, a little more along the jaw.",
      "product": {
        "id": "sample:ceramide-cream",
        "name": "Ceramide Evening Cream",
        "category": "moisturizer",
        "suggested_category": "moisturizer",
        "image_url": null,
        "product_url": "https://example.com/products/ceramide-cream",
        "price": 26,
        "rating": 4.8,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    },
    "sunscreen": {
      "kind": "product",
      "instruction": "Two finger lengths every day. Reapply outdoors.",
      "product": {
        "id": "sample:mineral-50",
        "name": "Mineral Fluid SPF 50",
        "category": "sunscreen",
        "suggested_category": "sunscreen",
        "image_url": null,
        "product_url": null,
        "price": 24.4,
        "rating": null,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    }
  },
  "night": {
    "cleanser": {
      "kind": "product",
      "instruction": "Cleanse twice on days with sunscreen.",
      "product": {
        "id": "sample:sunflower-balm",
        "name": "Sunflower Cleansing Balm",
        "category": "cleanser",
        "suggested_category": "cleanser",
        "image_url": null,
        "product_url": "https://example.com/products/sunflower-balm",
        "price": 17.2,
        "rating": null,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    },
    "toner": {
      "kind": "left_out",
      "instruction": "Leave this step out.",
      "product": null,
      "no_recommendation_reason": "Optional: your cleanser and moisturizer already do its work."
    },
    "moisturizer": {
      "kind": "product",
      "instruction": "Two thin layers along the jaw this week.",
      "product": {
        "id": "sample:ceramide-cream",
        "name": "Ceramide Evening Cream",
        "category": "moisturizer",
        "suggested_category": "moisturizer",
        "image_url": null,
        "product_url": "https://example.com/products/ceramide-cream",
        "price": 26,
        "rating": 4.8,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    },
    "mask": {
      "kind": "left_out",
      "instruction": "Leave this step out.",
      "product": null,
      "no_recommendation_reason": "Nothing in the photo asks for one."
    }
  },
  "weekly": {
    "exfoliant": {
      "kind": "product",
      "instruction": "Once a week, on an evening when your skin feels calm.",
      "product": {
        "id": "sample:lactic-5",
        "name": "Lactic Acid 5% Polish",
        "category": "exfoliant",
        "suggested_category": "exfoliant",
        "image_url": null,
        "product_url": "https://example.com/products/lactic-5",
        "price": 21.75,
        "rating": null,
        "is_custom": false,
        "is_confirmed": false,
        "is_sample": true
      },
      "no_recommendation_reason": null
    }
  },
  "tonight": "Press three drops of serum into both cheeks, then put your cream over it.",
  "notes": [
    "Leave the exfoliant out for two days before and after shaving."
  ]
};
export const PROGRESS_SUMMARY_EXAMPLE: ProgressSummary = {
  "overall_assessment": "Since your scan in October your forehead looks calmer and your tone is steady.",
  "improvements": [
    "Shine on the forehead went from 4 to 2.5.",
    "The marks on the left cheek look softer at the edges."
  ],
  "regressions": [
    "The jaw looks a little rougher than in October."
  ],
  "action_items": [
    "Add a second layer of moisturizer at night this week.",
    "Keep the daily sunscreen going."
  ],
  "comparison": {
    "result": "comparable",
    "compared_with": 3,
    "reason": null
  },
  "trends": [
    {
      "sign": "shine",
      "concern_name": "Shine",
      "change": "less_visible",
      "points": [
        {
          "checkin_id": 1,
          "created_at": "2026-08-18T09:30:00.000Z",
          "severity_score": 4.5,
          "range": {
            "low": 4,
            "high": 5
          }
        },
        {
          "checkin_id": 2,
          "created_at": "2026-09-18T09:30:00.000Z",
          "severity_score": 4.5,
          "range": {
            "low": 4,
            "high": 5
          }
        },
        {
          "checkin_id": 3,
          "created_at": "2026-10-18T09:30:00.000Z",
          "severity_score": 4,
          "range": {
            "low": 3,
            "high": 4
          }
        },
        {
          "checkin_id": 4,
          "created_at": "2026-11-18T09:30:00.000Z",
          "severity_score": 2.5,
          "range": {
            "low": 2,
            "high": 3
          }
        }
      ]
    },
    {
      "sign": "tone_evenness",
      "concern_name": "Uneven tone",
      "change": "no_measurable_change",
      "points": [
        {
          "checkin_id": 1,
          "created_at": "2026-08-18T09:30:00.000Z",
          "severity_score": 3,
          "range": {
            "low": 2,
            "high": 3
          }
        },
        {
          "checkin_id": 2,
          "created_at": "2026-09-18T09:30:00.000Z",
          "severity_score": 3.2,
          "range": {
            "low": 3,
            "high": 4
          }
        },
        {
          "checkin_id": 3,
          "created_at": "2026-10-18T09:30:00.000Z",
          "severity_score": 3.1,
          "range": {
            "low": 3,
            "high": 4
          }
        },
        {
          "checkin_id": 4,
          "created_at": "2026-11-18T09:30:00.000Z",
          "severity_score": 3,
          "range": {
            "low": 2,
            "high": 3
          }
        }
      ]
    },
    {
      "sign": "texture",
      "concern_name": "Texture",
      "change": "more_visible",
      "points": [
        {
          "checkin_id": 1,
          "created_at": "2026-08-18T09:30:00.000Z",
          "severity_score": 1,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 2,
          "created_at": "2026-09-18T09:30:00.000Z",
          "severity_score": 1,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 3,
          "created_at": "2026-10-18T09:30:00.000Z",
          "severity_score": 1,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 4,
          "created_at": "2026-11-18T09:30:00.000Z",
          "severity_score": 2,
          "range": {
            "low": 1,
            "high": 2
          }
        }
      ]
    },
    {
      "sign": "redness",
      "concern_name": "Redness",
      "change": "no_measurable_change",
      "points": [
        {
          "checkin_id": 1,
          "created_at": "2026-08-18T09:30:00.000Z",
          "severity_score": 0.4,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 2,
          "created_at": "2026-09-18T09:30:00.000Z",
          "severity_score": 0,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 3,
          "created_at": "2026-10-18T09:30:00.000Z",
          "severity_score": 0.2,
          "range": {
            "low": 0,
            "high": 1
          }
        },
        {
          "checkin_id": 4,
          "created_at": "2026-11-18T09:30:00.000Z",
          "severity_score": 0,
          "range": {
            "low": 0,
            "high": 1
          }
        }
      ]
    }
  ],
  "lost_signs": []
};
export const PRODUCT_NEEDS_EXAMPLE: ProductNeeds = {
  "cleanser": {
    "id": "sample:oat-gel",
    "name": "Oat Field Gel Cleanser",
    "category": "cleanser",
    "suggested_category": "cleanser",
    "image_url": null,
    "product_url": "https://example.com/products/oat-gel",
    "price": 14.5,
    "rating": 4.6,
    "is_custom": false,
    "is_confirmed": false,
    "is_sample": true
  },
  "serum": {
    "id": "sample:niacinamide-5",
    "name": "Niacinamide 5% Daily Serum",
    "category": "serum",
    "suggested_category": "serum",
    "image_url": null,
    "product_url": "https://example.com/products/niacinamide-5",
    "price": 22.9,
    "rating": 4.7,
    "is_custom": false,
    "is_confirmed": false,
    "is_sample": true
  },
  "sunscreen": {
    "id": "sample:mineral-50",
    "name": "Mineral Fluid SPF 50",
    "category": "sunscreen",
    "suggested_category": "sunscreen",
    "image_url": null,
    "product_url": null,
    "price": 24.4,
    "rating": null,
    "is_custom": false,
    "is_confirmed": false,
    "is_sample": true
  },
  "moisturizer": {
    "id": "sample:ceramide-cream",
    "name": "Ceramide Evening Cream",
    "category": "moisturizer",
    "suggested_category": "moisturizer",
    "image_url": null,
    "product_url": "https://example.com/products/ceramide-cream",
    "price": 26,
    "rating": 4.8,
    "is_custom": false,
    "is_confirmed": false,
    "is_sample": true
  },
  "exfoliant": {
    "id": "sample:lactic-5",
    "name": "Lactic Acid 5% Polish",
    "category": "exfoliant",
    "suggested_category": "exfoliant",
    "image_url": null,
    "product_url": "https://example.com/products/lactic-5",
    "price": 21.75,
    "rating": null,
    "is_custom": false,
    "is_confirmed": false,
    "is_sample": true
  }
};
