// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const EMAIL_LIMITS = {
  "minLength": 3,
  "maxLength": 254
} as const;
export const USERNAME_LIMITS = {
  "minLength": 1,
  "maxLength": 60
} as const;
export const NEW_PASSWORD_LIMITS = {
  "minLength": 8,
  "maxLength": 256
} as const;
export const PASSWORD_LIMITS = {
  "minLength": 1,
  "maxLength": 256
} as const;
export const TIMESTAMP_LIMITS = {
  "maxLength": 40
} as const;
export const PRICE_ID_LIMITS = {
  "minLength": 1,
  "maxLength": 120
} as const;
export const REGISTRATION_LIMITS = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "username": {
    "minLength": 1,
    "maxLength": 60
  },
  "password": {
    "minLength": 8,
    "maxLength": 256
  },
  "invite_code": {
    "maxLength": 80
  }
} as const;
export const LOGIN_LIMITS = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const SECOND_FACTOR_LIMITS = {
  "code": {
    "minLength": 6,
    "maxLength": 32
  },
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const PASSWORD_RESET_REQUEST_LIMITS = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  }
} as const;
export const PASSWORD_RESET_LIMITS = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  },
  "new_password": {
    "minLength": 8,
    "maxLength": 256
  }
} as const;
export const PASSWORD_CONFIRMATION_LIMITS = {
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const CODE_LIMITS = {
  "code": {
    "minLength": 6,
    "maxLength": 32
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const PROVIDER_ID_LIMITS = {
  "minLength": 1,
  "maxLength": 20
} as const;
export const PROVIDER_LOGIN_LIMITS = {
  "provider": {
    "minLength": 1,
    "maxLength": 20
  }
} as const;
export const NEW_IDENTITY_LIMITS = {
  "provider": {
    "minLength": 1,
    "maxLength": 20
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const PROVIDER_RETURN_LIMITS = {
  "provider": {
    "minLength": 1,
    "maxLength": 20
  },
  "query": {
    "minLength": 1,
    "maxLength": 8000
  }
} as const;
export const PROVIDER_REGISTRATION_LIMITS = {
  "username": {
    "minLength": 1,
    "maxLength": 60
  },
  "email": {
    "minLength": 3,
    "maxLength": 254
  }
} as const;
export const ACCESS_TOKEN_NAME_LIMITS = {
  "minLength": 1,
  "maxLength": 60
} as const;
export const NEW_ACCESS_TOKEN_LIMITS = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  },
  "scopes": {
    "minItems": 1,
    "maxItems": 2
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const WEBHOOK_URL_LIMITS = {
  "minLength": 9,
  "maxLength": 500
} as const;
export const NEW_WEBHOOK_LIMITS = {
  "url": {
    "minLength": 9,
    "maxLength": 500
  },
  "events": {
    "minItems": 1,
    "maxItems": 2
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const PASSKEY_ID_LIMITS = {
  "minLength": 16,
  "maxLength": 1400
} as const;
export const PASSKEY_BYTES_LIMITS = {
  "minLength": 1,
  "maxLength": 20000
} as const;
export const PASSKEY_TRANSPORT_LIMITS = {
  "minLength": 1,
  "maxLength": 30
} as const;
export const NEW_PASSKEY_LIMITS = {
  "id": {
    "minLength": 16,
    "maxLength": 1400
  },
  "rawId": {
    "minLength": 16,
    "maxLength": 1400
  },
  "response": {
    "clientDataJSON": {
      "minLength": 1,
      "maxLength": 20000
    },
    "attestationObject": {
      "minLength": 1,
      "maxLength": 20000
    },
    "transports": {
      "maxItems": 10
    }
  }
} as const;
export const PASSKEY_PROOF_LIMITS = {
  "id": {
    "minLength": 16,
    "maxLength": 1400
  },
  "rawId": {
    "minLength": 16,
    "maxLength": 1400
  },
  "response": {
    "clientDataJSON": {
      "minLength": 1,
      "maxLength": 20000
    },
    "authenticatorData": {
      "minLength": 1,
      "maxLength": 20000
    },
    "signature": {
      "minLength": 1,
      "maxLength": 20000
    },
    "userHandle": {
      "maxLength": 86
    }
  }
} as const;
export const ACCOUNT_UPDATE_LIMITS = {
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "username": {
    "minLength": 1,
    "maxLength": 60
  },
  "new_password": {
    "minLength": 8,
    "maxLength": 256
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const ACCOUNT_DELETION_LIMITS = {
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const PASSWORD_VERIFICATION_LIMITS = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  },
  "password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const LEGAL_ACCEPTANCE_LIMITS = {
  "agreed_to_terms_date": {
    "maxLength": 40
  }
} as const;
export const ONBOARDING_LIMITS = {
  "goals": {
    "maxItems": 50
  },
  "issues": {
    "maxItems": 50
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const USER_MESSAGE_LIMITS = {
  "maxLength": 2000
} as const;
export const PHOTO_VALIDATION_LIMITS = {
  "user_message": {
    "maxLength": 2000
  }
} as const;
export const SCAN_UPLOAD_LIMITS = {
  "checked_photo": {
    "maxLength": 32
  },
  "files": {
    "minItems": 1,
    "maxItems": 1
  },
  "user_message": {
    "maxLength": 2000
  }
} as const;
export const SENTENCE_LIMITS = {
  "minLength": 1,
  "maxLength": 1000
} as const;
export const CHECKED_PHOTO_ID_LIMITS = {
  "maxLength": 32
} as const;
export const CHAT_TEXT_LIMITS = {
  "minLength": 1,
  "maxLength": 4000
} as const;
export const TOLD_FACT_ID_LIMITS = {
  "minLength": 1,
  "maxLength": 80
} as const;
export const CHAT_REQUEST_LIMITS = {
  "message": {
    "minLength": 1,
    "maxLength": 4000
  },
  "conversation_history": {
    "maxItems": 4
  },
  "checkin_id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "message_key": {
    "maxLength": 36
  }
} as const;
export const CHAT_RESUME_LIMITS = {
  "conversation_history": {
    "maxItems": 4
  },
  "message": {
    "minLength": 1,
    "maxLength": 4000
  },
  "product_intent": {
    "maxLength": 500
  },
  "category": {
    "maxLength": 60
  },
  "checkin_id": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
export const PROFILE_UPDATE_LIMITS = {
  "goals": {
    "maxItems": 50
  },
  "issues": {
    "maxItems": 50
  },
  "preferences": {
    "avoid": {
      "maxItems": 50
    }
  },
  "current_password": {
    "minLength": 1,
    "maxLength": 256
  }
} as const;
export const INGREDIENT_TEXT_LIMITS = {
  "maxLength": 5000
} as const;
export const PRODUCT_CONFIRMATION_LIMITS = {
  "step": {
    "minLength": 1,
    "maxLength": 60
  },
  "days": {
    "minItems": 1,
    "maxItems": 7
  },
  "product": {
    "id": {
      "minLength": 1,
      "maxLength": 80
    },
    "name": {
      "minLength": 1,
      "maxLength": 160
    },
    "category": {
      "minLength": 1,
      "maxLength": 60
    },
    "suggested_category": {
      "minLength": 1,
      "maxLength": 60
    },
    "image_url": {
      "maxLength": 500
    },
    "imageurl": {
      "maxLength": 500
    },
    "imageUrl": {
      "maxLength": 500
    },
    "product_url": {
      "maxLength": 500
    },
    "producturl": {
      "maxLength": 500
    },
    "price": {
      "minimum": 0,
      "maximum": 100000
    },
    "rating": {
      "minimum": 0,
      "maximum": 5
    },
    "reason": {
      "maxLength": 500
    },
    "size": {
      "amount": {
        "maximum": 100000
      }
    },
    "why": {
      "fitting": {
        "minimum": 1,
        "maximum": 10000
      },
      "reasons": {
        "maxItems": 3
      }
    },
    "description": {
      "maxLength": 500
    },
    "ingredient_text": {
      "maxLength": 5000
    }
  }
} as const;
export const PRODUCT_REMOVAL_LIMITS = {
  "step": {
    "minLength": 1,
    "maxLength": 60
  },
  "id": {
    "minLength": 1,
    "maxLength": 80
  }
} as const;
export const PLAIN_DATE_LIMITS = {
  "maxLength": 10
} as const;
export const TIME_ZONE_LIMITS = {
  "minLength": 1,
  "maxLength": 64
} as const;
export const PRODUCT_TRIAL_START_LIMITS = {
  "product_id": {
    "minLength": 1,
    "maxLength": 80
  },
  "weeks": {
    "minimum": 4,
    "maximum": 12
  },
  "time_zone": {
    "minLength": 1,
    "maxLength": 64
  }
} as const;
export const LOCAL_DATE_LIMITS = {
  "minLength": 10,
  "maxLength": 10
} as const;
export const ROUTINE_DONE_LIMITS = {
  "date": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;
export const MAIL_REMINDER_LIMITS = {
  "time": {
    "minLength": 5,
    "maxLength": 5
  },
  "time_zone": {
    "minLength": 1,
    "maxLength": 60
  }
} as const;
export const CHECKOUT_REQUEST_LIMITS = {
  "priceId": {
    "minLength": 1,
    "maxLength": 120
  },
  "cancelUrl": {
    "maxLength": 2000
  }
} as const;
export const CHECKOUT_CONFIRMATION_LIMITS = {
  "sessionId": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const SUBSCRIPTION_CHANGE_LIMITS = {
  "priceId": {
    "minLength": 1,
    "maxLength": 120
  }
} as const;
export const STRIPE_EVENT_LIMITS = {
  "id": {
    "maxLength": 200
  },
  "type": {
    "maxLength": 200
  }
} as const;
export const FEEDBACK_LIMITS = {
  "message": {
    "minLength": 1,
    "maxLength": 4000
  },
  "source": {
    "maxLength": 60
  }
} as const;
export const CONTACT_MESSAGE_LIMITS = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 3,
    "maxLength": 254
  },
  "message": {
    "minLength": 1,
    "maxLength": 4000
  },
  "conversation": {
    "maxItems": 12
  }
} as const;
