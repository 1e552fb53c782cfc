// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type {
  Message,
  LoginResult,
  PasswordResetOutcome,
  SignInPage,
  ProviderLoginResult,
  ProviderRegistered,
  IdentityList,
  AccessToken,
  MadeAccessToken,
  WebhookDelivery,
  Webhook,
  MadeWebhook,
  WebhookMessage,
  Passkey,
  PasskeyList,
  PasskeyCreation,
  NewPasskey,
  PasskeyRequest,
  PasskeyProof,
  ExportedData,
  Privacy,
  PrivacyUpdate,
  User,
  ConsentEntry,
  AgeChange,
  Onboarding,
  Repeatability,
  TakenSecondPhoto,
  SecondPhotoOffer,
  RepeatabilityMeasure,
  Allowance,
  Usage,
  TokenLimitReached,
  Place,
  PhotoQuality,
  PhotoVerdict,
  SkinTypeFinding,
  SkinSensitivityFinding,
  FindJudgement,
  ConditionNotes,
  Product,
  ProductChoice,
  Wish,
  LeftOut,
  CarePlanLead,
  CarePlan,
  ProgressSummary,
  ProductNeeds,
  ScanReply,
  Trends,
  HandOver,
  ScanComparison,
  ChatAnswer,
  CrisisHelp,
  ToldFact,
  Memo,
  CareCard,
  RemovedProduct,
  CustomProduct,
  ProductTrialStart,
  ProductTrial,
  ProductTrialChoices,
  RoutineCheckRequest,
  Source,
  ProductClass,
  ListedIngredient,
  ProductReason,
  ProductSize,
  ProductSource,
  RoutinePlace,
  RoutineAction,
  RecognizedLabel,
  RoutineCheck,
  TonightStep,
  TonightDaypart,
  LeftOutPlace,
  RoutineDay,
  RoutineUse,
  NewProductHold,
  RoutineDone,
  MailReminder,
  CalendarAddress,
  Money,
} from './types.gen.ts';

export const MESSAGE_EXAMPLE: Message = {"message":"Please check your inbox to verify your e-mail address."};
export const LOGIN_RESULT_EXAMPLE: LoginResult = {"requires_2fa":false,"partial_token":null};
export const PASSWORD_RESET_OUTCOME_EXAMPLE: PasswordResetOutcome = {"message":"Your new password is saved.","passkeys":[]};
export const SIGN_IN_PAGE_EXAMPLE: SignInPage = {"url":"https://login.clinic.example/authorize?client_id=daylit"};
export const PROVIDER_LOGIN_RESULT_EXAMPLE: ProviderLoginResult = {"step":"registration","partial_token":null,"email":"noor@example.org"};
export const PROVIDER_REGISTERED_EXAMPLE: ProviderRegistered = {"is_email_verified":true};
export const IDENTITY_LIST_EXAMPLE: IdentityList = {"identities":[{"id":1,"provider":"clinic","name":"Clinic","linked_at":"2026-11-18T08:30:00.000Z","last_used_at":null}],"has_password":true};
export const ACCESS_TOKEN_EXAMPLE: AccessToken = {"id":1,"name":"Skin diary","scopes":["read"],"created_at":"2026-11-18T08:30:00.000Z","expires_at":"2027-02-16T08:30:00.000Z","last_used_on":null};
export const MADE_ACCESS_TOKEN_EXAMPLE: MadeAccessToken = {"access_token":{"id":1,"name":"Skin diary","scopes":["read"],"created_at":"2026-11-18T08:30:00.000Z","expires_at":"2027-02-16T08:30:00.000Z","last_used_on":null},"token":"daylit_pat_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEE"};
export const WEBHOOK_DELIVERY_EXAMPLE: WebhookDelivery = {"id":"msg_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEE","type":"report.complete","created_at":"2026-11-18T08:30:00.000Z","state":"delivered","attempts":1,"detail":"The answer was 200.","attempted_at":"2026-11-18T08:30:00.000Z","next_attempt_at":null};
export const WEBHOOK_EXAMPLE: Webhook = {"id":1,"url":"https://diary.example/daylit","events":["report.complete"],"created_at":"2026-11-18T08:30:00.000Z","paused":null,"deliveries":[]};
export const MADE_WEBHOOK_EXAMPLE: MadeWebhook = {"webhook":{"id":1,"url":"https://diary.example/daylit","events":["report.complete"],"created_at":"2026-11-18T08:30:00.000Z","paused":null,"deliveries":[]},"secret":"whsec_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEE="};
export const WEBHOOK_MESSAGE_EXAMPLE: WebhookMessage = {"type":"report.complete","timestamp":"2026-11-18T08:30:00.000Z","data":{"checkin_id":7,"url":"https://daylit.example/api/checkins/7"}};
export const PASSKEY_EXAMPLE: Passkey = {"id":1,"name":"Safari on iPhone","created_at":"2026-11-18T08:30:00.000Z","last_used_at":null};
export const PASSKEY_LIST_EXAMPLE: PasskeyList = {"passkeys":[{"id":1,"name":"Safari on iPhone","created_at":"2026-11-18T08:30:00.000Z","last_used_at":null}],"unavailable_reason":null};
export const PASSKEY_CREATION_EXAMPLE: PasskeyCreation = {"challenge":"dGhpcyBpcyBhIGNoYWxsZW5nZQ","rp":{"id":"daylit.example","name":"Daylit"},"user":{"id":"bm9vcg","name":"noor@example.org","displayName":"noor"},"pubKeyCredParams":[{"alg":-7,"type":"public-key"}],"timeout":300000,"excludeCredentials":[],"authenticatorSelection":{"residentKey":"required","requireResidentKey":true,"userVerification":"required"},"attestation":"none"};
export const NEW_PASSKEY_EXAMPLE: NewPasskey = {"id":"bm9vci1zLWtleS1vbi1oZXItcGhvbmU","rawId":"bm9vci1zLWtleS1vbi1oZXItcGhvbmU","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"o2NmbXRkbm9uZQ","transports":["internal"]}};
export const PASSKEY_REQUEST_EXAMPLE: PasskeyRequest = {"challenge":"dGhpcyBpcyBhIGNoYWxsZW5nZQ","rpId":"daylit.example","timeout":300000,"userVerification":"required"};
export const PASSKEY_PROOF_EXAMPLE: PasskeyProof = {"id":"bm9vci1zLWtleS1vbi1oZXItcGhvbmU","rawId":"bm9vci1zLWtleS1vbi1oZXItcGhvbmU","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"AAAA","signature":"AAAA"}};
export const EXPORTED_DATA_EXAMPLE: ExportedData = {"format":"daylit-export-1","exported_at":"2026-11-23T09:00:00.000Z","account":{"email":"noor@example.org","username":"noor","plan":"trial"},"answers":{"goals":["Even tone"],"issues":["Redness"],"preferences":{"age_band":"25-39"}},"records":{"consents":[{"purpose":"photo_analysis","version":"2026-11-23","granted":true}]},"scans":[],"unreadable_scans":[]};
export const PRIVACY_EXAMPLE: Privacy = {"thumbnail_retention":"account","thumbnails":{"total":10,"older_than_30_days":8,"older_than_1_year":1},"beta_features":false,"latest_export":{"id":"5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11","status":"running","progress":0.6,"scans_done":6,"scans_total":10,"expires_at":"2026-11-23T09:00:00.000Z"},"counts":{"scans":10,"consents":2}};
export const PRIVACY_UPDATE_EXAMPLE: PrivacyUpdate = {"thumbnail_retention":"30_days"};
export const USER_EXAMPLE: User = {"email":"noor@example.org","username":"noor","is_email_verified":true,"onboarding_complete":true,"plan":"trial","scheduled_plan":null,"plan_expires_at":1795000000,"next_invoice_date":null,"next_invoice_amount":null,"subscription_status":null,"is_2fa_enabled":false,"agreed_to_terms":true,"agreed_to_terms_date":"2026-11-18T08:30:00.000Z","latest_checkin_id":3,"care_plan":null};
export const CONSENT_ENTRY_EXAMPLE: ConsentEntry = {"granted":true,"version":"2026-11-23","recorded_at":"2026-11-23T08:30:00.000Z"};
export const AGE_CHANGE_EXAMPLE: AgeChange = {"age_band":"18-24","takes_effect_at":"2026-12-04T09:30:00.000Z"};
export const ONBOARDING_EXAMPLE: Onboarding = {"goals":["Even tone"],"issues":["Redness"],"preferences":{"age_band":"25-39","midday_feel":"shiny_t_zone","reacts":"rarely"}};
export const REPEATABILITY_EXAMPLE: Repeatability = {"pairs":1,"second_photos":[{"checkin_id":1,"taken_at":"2026-11-20T08:03:00.000Z"}],"offer":null,"summary":"Two photos of you differ more than usual in dark circles. There, only a larger difference is called a change.","measures":[{"sign":"redness","concern_name":"Redness","usual_margin":0.7,"margin":0.7},{"sign":"dark_circles","concern_name":"Dark circles","usual_margin":1,"margin":1.3}]};
export const TAKEN_SECOND_PHOTO_EXAMPLE: TakenSecondPhoto = {"checkin_id":1,"taken_at":"2026-11-20T08:03:00.000Z"};
export const SECOND_PHOTO_OFFER_EXAMPLE: SecondPhotoOffer = {"checkin_id":1,"until":"2026-11-20T08:05:00.000Z"};
export const REPEATABILITY_MEASURE_EXAMPLE: RepeatabilityMeasure = {"sign":"dark_circles","concern_name":"Dark circles","usual_margin":1,"margin":1.3};
export const ALLOWANCE_EXAMPLE: Allowance = {"limit":4,"used":1,"resets_at":"2026-12-01T00:00:00.000Z"};
export const USAGE_EXAMPLE: Usage = {"scans":{"limit":4,"used":1,"resets_at":"2026-12-01T00:00:00.000Z"},"messages":{"limit":150,"used":38,"resets_at":"2026-12-01T00:00:00.000Z"},"tokens":{"limit":500000,"used":436200,"resets_at":"2026-12-01T00:00:00.000Z"}};
export const TOKEN_LIMIT_REACHED_EXAMPLE: TokenLimitReached = {"detail":"upgrade_needed"};
export const PLACE_EXAMPLE: Place = {"region":"cheek","side":"left"};
export const PHOTO_QUALITY_EXAMPLE: PhotoQuality = {"status":"pass","reason":"Even light, in focus.","issue":null};
export const PHOTO_VERDICT_EXAMPLE: PhotoVerdict = {"status":"pass","reason":"Even light, in focus.","issue":null,"checked_photo":"0f8fad5bd9cb469fa16570867728950e"};
export const SKIN_TYPE_FINDING_EXAMPLE: SkinTypeFinding = {"skin_type":"combination","explanation":"Your forehead and nose shine more than your cheeks. Your answers say the same.","basis":"answers_and_photo","confidence":"high"};
export const SKIN_SENSITIVITY_FINDING_EXAMPLE: SkinSensitivityFinding = {"skin_sensitivity":"moderate","explanation":"You say that products sometimes sting or redden your skin.","basis":"answers","confidence":"medium"};
export const FIND_JUDGEMENT_EXAMPLE: FindJudgement = {"verdict":"not_there"};
export const CONDITION_NOTES_EXAMPLE: ConditionNotes = {"overall_assessment":"Your cheeks look a little uneven in tone, and your forehead shines a little. We also see rough texture and blemishes.","key_concerns_identified":[{"concern_name":"Uneven tone","location_observed":"Both cheeks","places":[{"region":"cheek","side":"left"},{"region":"cheek","side":"right"}],"severity_score":3,"range":{"low":2,"high":3},"description":"Lighter and darker patches.","sign":"tone_evenness","confidence":"high"},{"concern_name":"Shine","location_observed":"Forehead","places":[{"region":"forehead","side":null}],"severity_score":2.5,"range":{"low":2,"high":3},"description":"Light reflects here, from oil, make-up or a lamp.","sign":"shine","confidence":"medium"},{"concern_name":"Texture","location_observed":"Left jaw","places":[{"region":"jaw","side":"left"}],"severity_score":2,"range":{"low":1,"high":2},"description":"Pores and a grainy surface show here.","sign":"texture","confidence":"medium"},{"concern_name":"Blemishes","location_observed":"Chin","places":[{"region":"chin","side":null}],"severity_score":1,"range":{"low":0,"high":1},"description":"Small and redder or darker than the skin around them.","caution":"On darker skin we miss more of these than on lighter skin.","sign":"blemishes","confidence":"low"}],"positive_observations":["No dark circles stand out under your eyes.","No dark spots stand out.","No redness stands out on your nose."],"hydration_level_assessment":"A photo can’t measure water in your skin.","texture_assessment":"See texture above.","tone_evenness_assessment":"See uneven tone above.","measurements":[{"sign":"tone_evenness","severity_score":3,"range":{"low":2,"high":3},"standard_deviation":0.12,"method_version":"3.1.0","cannot_tell_reason":null,"next_time":null,"location_observed":"Both cheeks","places":[{"region":"cheek","side":"left"},{"region":"cheek","side":"right"}],"confidence":"high","evidence":[{"type":"ellipse","cx":0.36,"cy":0.6,"rx":0.08,"ry":0.06,"angle":0.2,"strength":0.6},{"type":"ellipse","cx":0.64,"cy":0.6,"rx":0.08,"ry":0.06,"angle":-0.2,"strength":0.6}]},{"sign":"shine","severity_score":2.5,"range":{"low":2,"high":3},"standard_deviation":0.12,"method_version":"3.1.0","cannot_tell_reason":null,"next_time":null,"location_observed":"Forehead","places":[{"region":"forehead","side":null}],"confidence":"medium","evidence":[{"type":"ellipse","cx":0.5,"cy":0.34,"rx":0.16,"ry":0.05,"angle":0,"strength":0.6}]},{"sign":"texture","severity_score":2,"range":{"low":1,"high":2},"standard_deviation":0.12,"method_version":"3.1.0","cannot_tell_reason":null,"next_time":null,"location_observed":"Left jaw","places":[{"region":"jaw","side":"left"}],"confidence":"medium","evidence":[{"type":"ellipse","cx":0.66,"cy":0.72,"rx":0.05,"ry":0.06,"angle":0.7,"strength":0.6}]},{"sign":"blemishes","severity_score":1,"range":{"low":0,"high":1},"standard_deviation":0.12,"method_version":"3.1.0","cannot_tell_reason":null,"next_time":null,"location_observed":"Chin","places":[{"region":"chin","side":null}],"confidence":"low","evidence":[{"type":"ellipse","cx":0.47,"cy":0.79,"rx":0.02,"ry":0.016,"angle":0,"strength":0.6},{"type":"ellipse","cx":0.54,"cy":0.81,"rx":0.02,"ry":0.016,"angle":0,"strength":0.6}]},{"sign":"redness","severity_score":0.5,"range":{"low":0,"high":1},"standard_deviation":0.12,"method_version":"3.1.0","cannot_tell_reason":null,"next_time":null,"location_observed":"Both cheeks","places":[{"region":"cheek","side":"left"},{"region":"cheek","side":"right"}],"confidence":"high","evidence":[{"type":"ellipse","cx":0.36,"cy":0.6,"rx":0.08,"ry":0.06,"angle":0.2,"strength":0.2}]},{"sign":"lines","severity_score":null,"range":null,"standard_deviation":null,"method_version":"3.1.0","cannot_tell_reason":"Your face is too small in this photo for fine detail.","next_time":"A closer photo shows it.","location_observed":null,"places":[],"confidence":"low","evidence":[]}]};
export const PRODUCT_EXAMPLE: Product = {"id":"sample:even-field-gel-cleanser","name":"Even Field Gel Cleanser","category":"cleanser","suggested_category":"cleanser","image_url":null,"product_url":null,"price":14.5,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true};
export const PRODUCT_CHOICE_EXAMPLE: ProductChoice = {"fitting":4,"reasons":["$9, under the $15 you named","No fragrance, as you asked"]};
export const WISH_EXAMPLE: Wish = {"kind":"named","sentence":"You named dryness"};
export const LEFT_OUT_EXAMPLE: LeftOut = {"preference":"pregnancy","sentence":"Left out: you said that you are pregnant or nursing."};
export const CARE_PLAN_LEAD_EXAMPLE: CarePlanLead = {"active":"azelaic","concern":"redness","product_id":"sample:serum-slate-azelaic","suggested_on":"2026-10-18"};
export const CARE_PLAN_EXAMPLE: CarePlan = {"morning":{"cleanser":{"kind":"product","instruction":"Massage for half a minute with lukewarm water, then pat dry.","product":{"id":"sample:oat-gel","name":"Oat Field Gel Cleanser","category":"cleanser","suggested_category":"cleanser","image_url":null,"product_url":"https://example.com/products/oat-gel","price":14.5,"rating":4.6,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null},"serum":{"kind":"product","instruction":"Press three drops into cheeks and forehead.","product":{"id":"sample:niacinamide-5","name":"Niacinamide 5% Daily Serum","category":"serum","suggested_category":"serum","image_url":null,"product_url":"https://example.com/products/niacinamide-5","price":22.9,"rating":4.7,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null},"moisturizer":{"kind":"product","instruction":"A pea-sized amount, a little more along the jaw.","product":{"id":"sample:ceramide-cream","name":"Ceramide Evening Cream","category":"moisturizer","suggested_category":"moisturizer","image_url":null,"product_url":"https://example.com/products/ceramide-cream","price":26,"rating":4.8,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null},"sunscreen":{"kind":"product","instruction":"Two finger lengths every day. Reapply outdoors.","product":{"id":"sample:mineral-50","name":"Mineral Fluid SPF 50","category":"sunscreen","suggested_category":"sunscreen","image_url":null,"product_url":null,"price":24.4,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null}},"night":{"cleanser":{"kind":"product","instruction":"Cleanse twice on days with sunscreen.","product":{"id":"sample:sunflower-balm","name":"Sunflower Cleansing Balm","category":"cleanser","suggested_category":"cleanser","image_url":null,"product_url":"https://example.com/products/sunflower-balm","price":17.2,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null},"toner":{"kind":"left_out","instruction":"Leave this step out.","product":null,"no_recommendation_reason":"Optional: your cleanser and moisturizer are enough."},"moisturizer":{"kind":"product","instruction":"Two thin layers along the jaw this week.","product":{"id":"sample:ceramide-cream","name":"Ceramide Evening Cream","category":"moisturizer","suggested_category":"moisturizer","image_url":null,"product_url":"https://example.com/products/ceramide-cream","price":26,"rating":4.8,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null},"mask":{"kind":"left_out","instruction":"Leave this step out.","product":null,"no_recommendation_reason":"Nothing in the photo asks for one."}},"weekly":{"exfoliant":{"kind":"product","instruction":"Once a week, on an evening when your skin feels calm.","product":{"id":"sample:lactic-5","name":"Lactic Acid 5% Polish","category":"exfoliant","suggested_category":"exfoliant","image_url":null,"product_url":"https://example.com/products/lactic-5","price":21.75,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true},"no_recommendation_reason":null}},"tonight":"Moisturizer: spread a thin layer, a little more on the cheeks.","notes":["Start one new product at a time, 14 days apart."]};
export const PROGRESS_SUMMARY_EXAMPLE: ProgressSummary = {"overall_assessment":"Shine is less visible than last time; rough texture is more visible. The rest is about the same.","improvements":["Shine is less visible than before."],"regressions":["Rough texture is more visible than before."],"action_items":["Keep your routine. Your next scan shows if it lasts."],"comparison":{"result":"comparable","compared_with":3,"reason":null},"trends":[{"sign":"shine","concern_name":"Shine","change":"less_visible","points":[{"checkin_id":1,"created_at":"2026-08-18T09:30:00.000Z","severity_score":4.5,"range":{"low":4,"high":5}},{"checkin_id":2,"created_at":"2026-09-18T09:30:00.000Z","severity_score":4.5,"range":{"low":4,"high":5}},{"checkin_id":3,"created_at":"2026-10-18T09:30:00.000Z","severity_score":4,"range":{"low":3,"high":4}},{"checkin_id":4,"created_at":"2026-11-18T09:30:00.000Z","severity_score":2.5,"range":{"low":2,"high":3}}]},{"sign":"tone_evenness","concern_name":"Uneven tone","change":"no_measurable_change","points":[{"checkin_id":1,"created_at":"2026-08-18T09:30:00.000Z","severity_score":3,"range":{"low":2,"high":3}},{"checkin_id":2,"created_at":"2026-09-18T09:30:00.000Z","severity_score":3.2,"range":{"low":3,"high":4}},{"checkin_id":3,"created_at":"2026-10-18T09:30:00.000Z","severity_score":3.1,"range":{"low":3,"high":4}},{"checkin_id":4,"created_at":"2026-11-18T09:30:00.000Z","severity_score":3,"range":{"low":2,"high":3}}]},{"sign":"texture","concern_name":"Texture","change":"more_visible","points":[{"checkin_id":1,"created_at":"2026-08-18T09:30:00.000Z","severity_score":1,"range":{"low":0,"high":1}},{"checkin_id":2,"created_at":"2026-09-18T09:30:00.000Z","severity_score":1,"range":{"low":0,"high":1}},{"checkin_id":3,"created_at":"2026-10-18T09:30:00.000Z","severity_score":1,"range":{"low":0,"high":1}},{"checkin_id":4,"created_at":"2026-11-18T09:30:00.000Z","severity_score":2,"range":{"low":1,"high":2}}]},{"sign":"redness","concern_name":"Redness","change":"no_measurable_change","points":[{"checkin_id":1,"created_at":"2026-08-18T09:30:00.000Z","severity_score":0.4,"range":{"low":0,"high":1}},{"checkin_id":2,"created_at":"2026-09-18T09:30:00.000Z","severity_score":0,"range":{"low":0,"high":1}},{"checkin_id":3,"created_at":"2026-10-18T09:30:00.000Z","severity_score":0.2,"range":{"low":0,"high":1}},{"checkin_id":4,"created_at":"2026-11-18T09:30:00.000Z","severity_score":0,"range":{"low":0,"high":1}}]}],"lost_signs":[]};
export const PRODUCT_NEEDS_EXAMPLE: ProductNeeds = {"cleanser":{"id":"sample:oat-gel","name":"Oat Field Gel Cleanser","category":"cleanser","suggested_category":"cleanser","image_url":null,"product_url":"https://example.com/products/oat-gel","price":14.5,"rating":4.6,"is_custom":false,"is_confirmed":false,"is_sample":true},"serum":{"id":"sample:niacinamide-5","name":"Niacinamide 5% Daily Serum","category":"serum","suggested_category":"serum","image_url":null,"product_url":"https://example.com/products/niacinamide-5","price":22.9,"rating":4.7,"is_custom":false,"is_confirmed":false,"is_sample":true},"sunscreen":{"id":"sample:mineral-50","name":"Mineral Fluid SPF 50","category":"sunscreen","suggested_category":"sunscreen","image_url":null,"product_url":null,"price":24.4,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true},"moisturizer":{"id":"sample:ceramide-cream","name":"Ceramide Evening Cream","category":"moisturizer","suggested_category":"moisturizer","image_url":null,"product_url":"https://example.com/products/ceramide-cream","price":26,"rating":4.8,"is_custom":false,"is_confirmed":false,"is_sample":true},"exfoliant":{"id":"sample:lactic-5","name":"Lactic Acid 5% Polish","category":"exfoliant","suggested_category":"exfoliant","image_url":null,"product_url":"https://example.com/products/lactic-5","price":21.75,"rating":null,"is_custom":false,"is_confirmed":false,"is_sample":true}};
export const SCAN_REPLY_EXAMPLE: ScanReply = {"message":"The redness in this photo is a little on both cheeks. In June it was moderate.","answer":{"message_id":12,"kind":"answer","answered_by":{"place":"server","model":null,"host":null},"is_complete":true,"sources":[],"care":null,"follow_ups":["And at night?"]}};
export const TRENDS_EXAMPLE: Trends = {"scans":[{"checkin_id":1,"created_at":"2026-10-18T09:30:00.000Z","thumbnail_filename":"0f8fad5bd9cb469fa16570867728950e.webp","engine_version":"3.0.0","line":1,"reason":null},{"checkin_id":2,"created_at":"2026-11-18T09:30:00.000Z","thumbnail_filename":"7c9e6679742540de944be07fc1f90ae7.webp","engine_version":"3.0.0","line":1,"reason":null}],"measures":[{"sign":"redness","concern_name":"Redness","change":"less_visible","since":1,"cannot_tell_reason":null,"trend":{"kind":"too_few","since":null,"from":null,"to":null,"scans":2,"confidence":null,"title":"Too early to tell","sentence":"Two scans are too few to name a change in redness. Take the next one in the same light."},"readings":[{"checkin_id":1,"severity_score":2.9,"margin":0.6,"range":{"low":2,"high":4}},{"checkin_id":2,"severity_score":1.4,"margin":0.6,"range":{"low":1,"high":2}}]}],"products_started":[{"name":"Dusk Retinol 0.1% Serum","since":"2026-10-25T20:00:00.000Z"}]};
export const HAND_OVER_EXAMPLE: HandOver = {"trends":{"scans":[{"checkin_id":1,"created_at":"2026-11-18T09:30:00.000Z","thumbnail_filename":"7c9e6679742540de944be07fc1f90ae7.webp","engine_version":"3.0.0","line":1,"reason":null}],"measures":[{"sign":"redness","concern_name":"Redness","change":"not_compared","since":null,"cannot_tell_reason":null,"readings":[{"checkin_id":1,"severity_score":1.4,"margin":0.6,"range":{"low":1,"high":2}}]}]},"products":[{"name":"Oat Field Gel Cleanser","dayparts":["morning","night"],"since":"2026-06-18T09:30:00.000Z","is_sample":true,"label_status":"verified","ingredients":["AQUA","COCO-GLUCOSIDE","GLYCERIN"]}],"photos_sent_to":[]};
export const SCAN_COMPARISON_EXAMPLE: ScanComparison = {"result":"comparable","title":"These two scans can be compared.","reason":null,"may_say":"Redness is less visible. The rest is about the same.","may_not_say":"A photo shows that skin changed. It can’t show why.","earlier":{"checkin_id":1,"created_at":"2026-10-18T09:30:00.000Z","thumbnail_filename":"0f8fad5bd9cb469fa16570867728950e.webp"},"later":{"checkin_id":2,"created_at":"2026-11-18T09:30:00.000Z","thumbnail_filename":"7c9e6679742540de944be07fc1f90ae7.webp"},"checks":[{"name":"Light","earlier":"even","later":"even","verdict":"alike"},{"name":"Glasses","earlier":"no","later":"no","verdict":"alike"}],"signs":[{"sign":"redness","concern_name":"Redness","earlier":{"checkin_id":1,"severity_score":2.9,"margin":0.6,"range":{"low":2,"high":4}},"later":{"checkin_id":2,"severity_score":1.4,"margin":0.6,"range":{"low":1,"high":2}},"change":"less_visible"}]};
export const CHAT_ANSWER_EXAMPLE: ChatAnswer = {"message_id":12,"kind":"answer","answered_by":{"place":"server","model":null,"host":null},"is_complete":true,"sources":[{"number":1,"title":"FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005","note":"Skin burns more easily during use and for a week after.","url":"https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids","grade":"A","is_reviewed":true}],"care":null,"follow_ups":["And at night?"]};
export const CRISIS_HELP_EXAMPLE: CrisisHelp = {"line":"Free, day and night, in the United States.","call":"988","text":"988","emergency":"911"};
export const TOLD_FACT_EXAMPLE: ToldFact = {"id":"allergy aspirin","sentence":"You are allergic to aspirin","is_kept":false,"preferences":{"avoid":["salicylic acid","salicylate","salix alba"]}};
export const MEMO_EXAMPLE: Memo = {"fact_id":"allergy aspirin","sentence":"You are allergic to aspirin","follows":"So I leave out salicylic acid and willow bark. They are related to it."};
export const CARE_CARD_EXAMPLE: CareCard = {"title":"Please show this to a doctor, soon.","sentence":"A spot that changes, bleeds or does not close should be looked at by a person who can examine it. It may well be harmless. An app and a photo cannot tell, and a product is not the answer to this.","steps":[{"kind":"call","lead":"Call a dermatologist or your own doctor today.","text":"Say: “A spot on my skin is changing.” Those words help them judge how soon to see you."},{"kind":"until_then","lead":"Until then,","text":"leave it alone: no products on it, no picking. Cover it if it bleeds."},{"kind":"urgent","lead":"Bleeding that does not stop when you press on it:","text":"urgent care, or 911 or your local emergency number."}],"words_to_say":"A spot on my skin is changing. It has a new size, shape or color, or it bleeds."};
export const REMOVED_PRODUCT_EXAMPLE: RemovedProduct = {"daypart":"weekly","step":"exfoliant","id":"sample:exfoliant-shingle-lactic","name":"Shingle Lactic 5% Liquid","removed_at":"2026-11-20T19:02:00.000Z","left_out":null};
export const CUSTOM_PRODUCT_EXAMPLE: CustomProduct = {"name":"Willow Bark Toner","ingredient_text":"Aqua, Niacinamide, Glycerin, Salicylic Acid, Phenoxyethanol"};
export const PRODUCT_TRIAL_START_EXAMPLE: ProductTrialStart = {"product_id":"sample:serum-level-niacinamide","sign":"tone_evenness","weeks":8,"time_zone":"Europe/Berlin"};
export const PRODUCT_TRIAL_EXAMPLE: ProductTrial = {"product_id":"sample:serum-level-niacinamide","product_name":"Niacinamide 5% Daily Serum","left_out":null,"sign":"tone_evenness","concern_name":"Uneven tone","sign_in_text":"uneven tone","weeks":8,"is_highest_sign":true,"created_at":"2026-11-20T08:30:00.000Z","starts_on":"2026-11-27","ended_at":null,"phase":"running","week":3,"windows":[{"name":"first","from":"2026-11-27","to":"2026-11-29","scans_wanted":2,"scans_made":2,"status":"done"},{"name":"between","from":"2026-12-25","to":"2026-12-27","scans_wanted":1,"scans_made":0,"status":"ahead"},{"name":"last","from":"2027-01-21","to":"2027-01-25","scans_wanted":2,"scans_made":0,"status":"ahead"}],"next_scan":{"window":"between","from":"2026-12-25","to":"2026-12-27","in_days":10},"note":null,"routine":{"kept":[{"product":{"id":"sample:even-field-gel-cleanser","name":"Even Field Gel Cleanser","category":"cleanser","suggested_category":"cleanser","image_url":null,"product_url":null,"price":14.5,"rating":null,"is_custom":false,"is_confirmed":true,"is_sample":true},"dayparts":["morning","night"]}],"added":[],"removed":[]},"result":null};
export const PRODUCT_TRIAL_CHOICES_EXAMPLE: ProductTrialChoices = {"products":[{"product":{"id":"sample:serum-level-niacinamide","name":"Niacinamide 5% Daily Serum","category":"serum","suggested_category":"serum","image_url":null,"product_url":null,"price":22.9,"rating":null,"is_custom":false,"is_confirmed":true,"is_sample":true},"added_on":"2026-11-20","is_new":true,"starts_on":"2026-11-27","waits_for":"Retinol 0.2% Night Serum"}],"signs":[{"sign":"tone_evenness","concern_name":"Uneven tone","range":{"low":2,"high":4},"smallest_change":0.8,"is_highest":true,"usual_weeks":"8 to 12 weeks are usual before tone can be judged."},{"sign":"shine","concern_name":"Shine","range":{"low":1,"high":3},"smallest_change":1.1,"is_highest":false,"usual_weeks":"4 to 6 weeks are usual before shine can be judged."}],"spans":[{"weeks":4,"windows":[{"name":"first","from_day":0,"to_day":2},{"name":"between","from_day":14,"to_day":16},{"name":"last","from_day":27,"to_day":31}]},{"weeks":8,"windows":[{"name":"first","from_day":0,"to_day":2},{"name":"between","from_day":28,"to_day":30},{"name":"last","from_day":55,"to_day":59}]}]};
export const ROUTINE_CHECK_REQUEST_EXAMPLE: RoutineCheckRequest = {"products":{"night":{"serum":{"id":"sample:serum-dusk-retinol"},"toner":{"name":"Willow Bark Toner","ingredient_text":"Aqua, Salicylic Acid, Glycerin, Betaine"}}}};
export const SOURCE_EXAMPLE: Source = {"title":"FDA guidance on labels of cosmetics with alpha hydroxy acids, January 2005","url":"https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids","is_reviewed":true};
export const PRODUCT_CLASS_EXAMPLE: ProductClass = {"key":"humectant","label":"humectants","role":"helps"};
export const LISTED_INGREDIENT_EXAMPLE: ListedIngredient = {"name":"GLYCERIN","percent":null,"is_known":true,"is_avoided":false,"classes":[{"key":"humectant","label":"humectants","role":"helps"}]};
export const PRODUCT_REASON_EXAMPLE: ProductReason = {"title":"Helps with shine","sentence":"Shine, seen in your last scan: there is fair evidence for niacinamide.","fix":null,"grade":"B","sources":[{"title":"Draelos 2006, niacinamide and facial sebum, PubMed 16766489","url":null,"is_reviewed":true}]};
export const PRODUCT_SIZE_EXAMPLE: ProductSize = {"amount":30,"unit":"ml"};
export const PRODUCT_SOURCE_EXAMPLE: ProductSource = {"attribution":"Open Beauty Facts contributors, openbeautyfacts.org","licence":"Open Database License (ODbL) 1.0","url":"https://world.openbeautyfacts.org/product/0000000000017"};
export const ROUTINE_PLACE_EXAMPLE: RoutinePlace = {"daypart":"weekly","step":"exfoliant","id":"sample:exfoliant-shingle-lactic","name":"Shingle Lactic 5% Liquid"};
export const ROUTINE_ACTION_EXAMPLE: RoutineAction = {"kind":"days","label":"Use Shingle Lactic 5% Liquid on Sunday","product":{"daypart":"weekly","step":"exfoliant","id":"sample:exfoliant-shingle-lactic","name":"Shingle Lactic 5% Liquid"},"days":["Sunday"],"to":null};
export const RECOGNIZED_LABEL_EXAMPLE: RecognizedLabel = {"is_readable":true,"recognized":[{"name":"AQUA","classes":[]},{"name":"GLYCERIN","classes":["humectants"]}],"unknown":["HERBASOFT COMPLEX"]};
export const ROUTINE_CHECK_EXAMPLE: RoutineCheck = {"checked":5,"warnings":[{"rule":"R01","severity":"warn","title":"Two strong steps on one night","sentence":"Used on the same night, their irritation adds up.","fix":"Use them on different nights, for example Tuesday and Friday.","grade":"C","sources":[{"title":"Default chosen for this product","url":null,"is_reviewed":false}],"products":[{"daypart":"night","step":"serum","id":"sample:serum-dusk-retinol","name":"Dusk Retinol 0.1% Serum"},{"daypart":"weekly","step":"exfoliant","id":"sample:exfoliant-shingle-lactic","name":"Shingle Lactic 5% Liquid"}],"action":{"kind":"days","label":"Use Shingle Lactic 5% Liquid on Sunday","product":{"daypart":"weekly","step":"exfoliant","id":"sample:exfoliant-shingle-lactic","name":"Shingle Lactic 5% Liquid"},"days":["Sunday"],"to":null}}]};
export const TONIGHT_STEP_EXAMPLE: TonightStep = {"product":{"daypart":"night","step":"serum","id":"sample:serum-dusk-retinol","name":"Dusk Retinol 0.1% Serum"},"category":"serum","instruction":"A pea-sized amount, on dry skin."};
export const TONIGHT_DAYPART_EXAMPLE: TonightDaypart = {"steps":[],"waiting":["Shingle Lactic 5% Liquid waits tonight: not together with retinoids."],"is_done":false,"left_out":[]};
export const LEFT_OUT_PLACE_EXAMPLE: LeftOutPlace = {"product":{"daypart":"night","step":"serum","id":"sample:serum-marram-retinol","name":"Marram Retinol Serum"},"left_out":{"preference":"pregnancy","sentence":"Left out: you said that you are pregnant or nursing."}};
export const ROUTINE_DAY_EXAMPLE: RoutineDay = {"date":"2026-11-20","weekday":"Friday","actives":[{"letter":"R","name":"retinoids","waits":false}]};
export const ROUTINE_USE_EXAMPLE: RoutineUse = {"product":{"daypart":"night","step":"serum","id":"sample:serum-dusk-retinol","name":"Dusk Retinol 0.1% Serum"},"days":["Tuesday","Friday"]};
export const NEW_PRODUCT_HOLD_EXAMPLE: NewProductHold = {"name":"Dusk Retinol 0.1% Serum","since":"2026-11-13","until":"2026-11-27","days_left":7};
export const ROUTINE_DONE_EXAMPLE: RoutineDone = {"date":"2026-11-20","daypart":"night","is_done":true};
export const MAIL_REMINDER_EXAMPLE: MailReminder = {"is_on":true,"time":"21:30","time_zone":"Europe/Berlin"};
export const CALENDAR_ADDRESS_EXAMPLE: CalendarAddress = {"address":"https://daylit.example/api/calendar/3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics","calendar_since":"2026-11-20T20:00:00.000Z"};
export const MONEY_EXAMPLE: Money = {"amount":4800,"currency":"usd"};
