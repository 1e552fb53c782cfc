import type { Entry } from './entry.ts';

/** Why something of the face looks as it does, beside the measured signs. Asked for in plain words. */
export const WHYS = [
  {
    id: 'cause.dry',
    ask: 'Why is skin dry?',
    asked:
      /^(?!.*\b(?:winter|summer|cold|heating|scalp)\b)(?:why|how come|what causes)\b.*\b(?:dry|tight|flak\w*)\b/,
    says: 'Water leaves skin faster in cold, heated or dry air, after long hot showers and after harsh soap. Skin also makes less oil with the years. So dry skin in winter is common. A cream on damp skin holds the water in.',
    sources: ['aad_dry_skin', 'general_knowledge'],
    grade: 'C',
    next: ['What helps with dry skin?'],
  },
  {
    id: 'cause.sensitive',
    ask: 'Why does my skin react to everything?',
    asked:
      /\b(?:why|how come)\b.*\b(?:sensitive|reacts?|stings?)\b|\breacts? to (?:everything|anything|all)\b/,
    says: 'Skin stings when its outer layer is thin or worn, and what is put on gets in more easily. Too many strong steps, fragrance, hot water and wind do that. With fewer products it mostly calms within weeks. If it swells or blisters, see a doctor.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What suits sensitive skin?', 'How do I patch test?'],
  },
  {
    id: 'cause.one-side',
    ask: 'Why does one side look different?',
    asked:
      /\b(?:one|left|right|other|same) side\b.*\b(?:different|worse|more|darker|redder|normal|why)\b|\bwhy\b.*\b(?:one|left|right) side\b/,
    says: 'No face is the same on both sides. The side one sleeps on, sun through a car window, and a hand or phone at the cheek can add to it. In a photo, light from one side does most.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['How should I take the photo?'],
  },
  {
    id: 'cause.blackheads',
    ask: 'Why are blackheads dark?',
    asked: /\b(?:why|how come|what)\b.*\bblack ?heads?\b.{0,20}\b(?:black|dark)\b/,
    says: 'The dark dot is no dirt. Oil and horn fill a pore, and what meets the air turns dark. So washing more takes nothing away. Almost everybody has some on the nose.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with blackheads?'],
  },
  {
    id: 'cause.nose-dots',
    ask: 'What are the gray dots on my nose?',
    asked:
      /\b(?:gr[ae]y|tiny|little|small|yellow\w*|light) (?:\w+ )?(?:dots|spots|pores|holes)\b.*\bnose\b|\bnose\b.*\b(?:gr[ae]y|tiny|little|small) (?:\w+ )?(?:dots|holes)\b|\bfilaments?\b/,
    says: 'Flat gray dots on the nose are mostly pores with the oil that belongs in them. Everybody has them. A strip or squeezing empties them for some weeks at most, and can leave redness.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['Can pores shrink?', 'What helps with blackheads?'],
  },
  {
    id: 'cause.vessels',
    ask: 'Why do I see small veins on my face?',
    asked:
      /\b(?:small|tiny|little|red|thin|broken|fine|visible) (?:red )?(?:veins?|vessels?|capillar\w+)\b|\b(?:see|seeing) (?:my |the )?(?:veins|vessels)\b/,
    says: 'Fine red lines on nose and cheeks are small vessels that show through. Family, sun, heat and years bring them out. No cream makes them go; sunscreen keeps redness around them lower. A dermatologist can say what else there is.',
    sources: ['bad_redness', 'general_knowledge'],
    grade: 'C',
    next: ['What makes redness worse?'],
  },
  {
    id: 'cause.sleep-lines',
    ask: 'Why do I wake up with lines?',
    asked:
      /\b(?:sleep|pillow) (?:lines?|creases?|marks?)\b|\blines?\b.*\b(?:wake|waking|woke|after sleep\w*|from (?:my |the )?pillow)\b|\b(?:wake|woke|waking) up with lines?\b/,
    says: 'A pillow presses folds into the side one lies on. In young skin they go within minutes, later within hours, because skin springs back more slowly. Sleeping on the back avoids them; nobody has to.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['What helps with fine lines?', 'Does sleep affect skin?'],
  },
  {
    id: 'cause.neck',
    ask: 'Why do I have lines on my neck?',
    asked:
      /\bneck\b.*\b(?:lines?|rings?|wrinkles?|creases?)\b|\b(?:lines?|rings?|wrinkles?) (?:on|around|across) (?:my |the )?neck\b/,
    says: 'Neck lines come where the head bends, and many people have them from birth on. Thin skin and sun deepen them with time. Take moisturizer and sunscreen down to the neck.',
    teen: 'Lines across the neck come where the head bends, and many people have them from birth on. Take moisturizer and sunscreen down to the neck.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['How much sunscreen do I need?'],
  },
  {
    id: 'cause.tired',
    ask: 'Why do I look tired in photos?',
    asked: /\b(?:look|looks|looking) (?:so |always |really )*(?:tired|exhausted|dead|worn)\b/,
    says: 'Light from above throws a shadow under the eyes, and a lens close to the face deepens it. Short nights make skin paler and lids darker. Face a window and hold the camera at eye level: that alone changes a lot.',
    sources: ['camera_angle', 'periorbital_2016'],
    grade: 'C',
    next: ['What helps with dark circles?', 'How should I take the photo?'],
  },
  {
    id: 'cause.dull',
    ask: 'Why does skin look dull?',
    asked: /\b(?:dull|gr[ae]y skin|no glow|lost (?:its|my) glow|sallow|lifeless)\b/,
    says: 'A smooth, moist surface throws light back evenly; a dry or rough one scatters it and looks dull. Short nights and smoke add to that. A moisturizer shows within days.',
    sources: ['aad_dry_skin', 'general_knowledge'],
    grade: 'C',
    next: ['What helps with dry skin?', 'Does sleep affect skin?'],
  },
  {
    id: 'cause.pale-places',
    ask: 'Why do I have lighter patches?',
    asked:
      /\b(?:light|lighter|pale|paler|white) (?:\w+ )?(?:patch|patches|areas?|places?|spots?)\b.*\b(?:face|skin|cheeks?|forehead|tan\w*|why|normal)\b|\bwhy\b.*\b(?:lighter|pale|white) (?:patch|patches|spots?)\b/,
    says: 'After a blemish or irritated skin a place can stay lighter for months, and a tan makes it stand out. Sunscreen lets both sides come closer. A pale patch that is new, sharp at its edge or grows should be seen by a doctor.',
    sources: ['general_knowledge'],
    grade: 'C',
    next: ['When should I see a doctor?', 'What helps with uneven tone?'],
  },
  {
    id: 'body.arm-bumps',
    ask: 'Why do I have bumps on my arms?',
    asked: /\b(?:bumps?|goose ?bumps|chicken skin|rough)\b.*\b(?:arms?|thighs?|legs)\b|\bchicken skin\b/,
    says: 'Small rough bumps on arms and thighs are very common: horn collects around the hairs. They often run in families and show more in winter. Wash with something mild, moisturize, and do not scrub or pick. If they itch or redden, ask a pharmacist.',
    sources: ['nhs_bumps'],
    grade: 'B',
    next: ['What is urea?', 'What helps with rough skin?'],
  },
  {
    id: 'sun.lips',
    ask: 'Do lips need sunscreen?',
    asked:
      /\blips?\b.*\b(?:sun ?screens?|spf|sun|uv)\b|\b(?:sun ?screens?|spf)\b.*\blips?\b|\blip balms?\b.*\bspf\b/,
    says: 'Yes, lips burn too. Use a balm with SPF 30, and put it on again every two hours outdoors and after eating or drinking.',
    sources: ['aad_sunscreen_use'],
    grade: 'B',
    next: ['How often do I reapply sunscreen?'],
  },
  {
    id: 'sun.forgotten',
    ask: 'Which places do people forget?',
    asked:
      /\b(?:where|which places|what places|what parts)\b.*\b(?:sun ?screen|spf)\b|\b(?:sun ?screen|spf)\b.*\b(?:ears?|eyelids?|scalp|parting|hairline)\b|\b(?:ears?|eyelids?|scalp|parting|hairline)\b.*\b(?:sun ?screen|spf)\b/,
    says: 'Ears, neck, lips and the tops of the feet are forgotten most, and the scalp where hair is thin. A hat covers scalp and ears. Sunglasses cover the lids, if sunscreen stings there.',
    sources: ['aad_sunscreen_use', 'general_knowledge'],
    grade: 'C',
    next: ['How much sunscreen do I need?'],
  },
] as const satisfies readonly Entry[];
