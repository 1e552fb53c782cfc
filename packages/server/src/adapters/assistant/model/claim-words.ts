// How sentences name what a photo shows: signs, places, levels, changes and counts.
import type { Sign } from '@daylit/contract';

/** How people call the signs, besides the names of the report. */
export const CALLED: Record<Sign, RegExp> = {
  redness: /\bred(?:ness|der|dish)?\b|\bflush\w*/i,
  texture: /\btextur\w*|\brough\w*|\bgrain\w*|\bpores?\b|\buneven surface/i,
  lines: /\blines?\b|\bwrinkl\w*|\bcreas\w*/i,
  dark_circles: /\bdark (?:eye )?circles?\b|\bunder-?eye (?:circles?|darkness)\b/i,
  shine: /\bshin[ey]\w*|\boil(?:y|ier|iness)\b|\bgreas\w*/i,
  tone_evenness: /\b(?:un)?even (?:skin )?tone\b|\btone evenness\b|\bskin tone\b|\bdiscolou?r\w*/i,
  blemishes: /\bblemish\w*|\bpimples?\b|\bbreakouts?\b|\bzits?\b|\bbumps?\b/i,
  dark_spots: /\b(?:dark|brown|age|sun) ?spots?\b|\bpigment\w*|\bhyperpigment\w*/i,
};
export const SIGNS = Object.keys(CALLED) as Sign[];

export const REGIONS: [RegExp, string][] = [
  [/\bforehead\b/i, 'forehead'],
  [/\bbetween (?:your |the )?(?:eye)?brows\b/i, 'glabella'],
  [/\bnose\b/i, 'nose'],
  [/\bchin\b/i, 'chin'],
  [/\bcheeks?\b/i, 'cheek'],
  [/\bunder (?:your |the )?eyes?\b|\bunder-eye/i, 'under_eye'],
  [/\bmouth\b|\blips?\b/i, 'mouth'],
  [/\bjaw(?:line)?\b/i, 'jaw'],
];

/** Levels of 5 that a word may stand for. */
export const STRENGTHS: [RegExp, number, number][] = [
  [/\b(?:very (?:mild|slight|faint|light)|barely|hardly|minimal|a hint|tiny)\b/i, 0, 1.5],
  [
    /\b(?:mild(?:ly)?|slight(?:ly)?|faint(?:ly)?|light(?:ly)?|a (?:little|bit)|low|minor|subtle|soft)\b/i,
    0.5,
    2.5,
  ],
  [/\b(?:moderate(?:ly)?|medium|some|average|noticeabl[ey])\b/i, 1, 3.5],
  [/\b(?:very (?:strong|high|severe)|severe(?:ly)?|deep|extreme(?:ly)?|intense(?:ly)?)\b/i, 3.5, 5],
  [
    /\b(?:strong(?:ly)?|marked(?:ly)?|high|pronounced|significant(?:ly)?|heavy|heavily|serious(?:ly)?|a lot|quite (?:a bit|strong))\b/i,
    2.5,
    5,
  ],
];

const NUMBER = '(\\d+(?:\\.\\d+)?)(?:\\s*(?:to|or|and|-|–)\\s*(\\d+(?:\\.\\d+)?))?';
export const SEVERITY = new RegExp(`${NUMBER}\\s*(?:out of|of|\\/)\\s*(?:5|five)\\b`, 'gi');
export const LEVEL = new RegExp(
  `\\b(?:severity|score|scores|scored|level|rated|rating|measured|measures|range)\\b(?: (?:of|at|is|as|from|between|was|about))*\\s*${NUMBER}(?!\\s*%|\\s*(?:weeks?|days?|scans?|photos?|ml))`,
  'gi',
);
/** "Your redness is at a 4." */
export const AT =
  /\b(?:is|was|sits|are)(?: now)?(?: at| around| about)?(?: an?)? (\d(?:\.\d+)?)(?! ?(?:%|percent|of|to|-|–|products?|steps?|scans?|weeks?|days?))\b/gi;
export const FROM_TO =
  /\bfrom (?:about |around )?(\d(?:\.\d+)?) (?:down |up )?to (?:about |around |below )?(\d(?:\.\d+)?)\b(?! ?(?:weeks?|days?|minutes?|times|percent|%|ml|products?))/gi;

export const UNSURE =
  /\b(?:cannot|can['’]?t|could not|couldn['’]?t|not|unable|no way|too (?:small|dark|bright|blurry))\b/i;
/** Of this person's skin, and not of skin in general or of what may come. */
export const ABOUT_YOU = /\b(?:your?|yours|you(?:['’](?:ve|re)))\b/i;
export const GENERAL =
  /^\W*(?:if|when|for|to|people|many|some people)\b|\b(?:if you|whether|in general|generally|usually|often|for example|tends? to)\b/i;
export const ADVISES =
  /^\W*(?:apply|use|pat|dab|press|try|avoid|focus|keep|wash|rinse|put|spread|massage|leave|start|choose|wear|add|look|blot|take|wait|you (?:can|could|may|might|should|want)|i(?:['’]d| would) (?:suggest|recommend)|a |an |the (?!redness|shine|texture|blemish|dark|fine|lines|uneven))\b|\b(?:apply|dab|pat|spread|massage)\b/i;
export const ASSERTS =
  /\b(?:is|are|was|were|has|have|looks?|shows?|showed|seems?|appears?|measured|visible|seen|sees?|noticed?|there(?:['’]s)?|stands? out|you have|you['’]ve|most|mainly|mostly|on|at|around)\b/i;

/** Said to be there. */
export const SHOWN =
  /\b(?:looks?|shows?|showed|appears?|have|has|visible|seen?|sees?|noticed?|there (?:is|are))\b/i;

export const BETTER =
  /\b(?:improv\w*|better|calmer|calmed|less (?:visible|red\w*|shin\w*|oily|strong|noticeable|pronounced)|fad(?:ed|ing)|decreas\w*|reduced|gone down|went down|going down|dropped|lower(?:ed)?|fewer|clear(?:ed|er|ing)(?: up)?|smoother|lighter|down from)\b/i;
export const WORSE =
  /\b(?:wors\w*|stronger|more (?:visible|red\w*|shin\w*|oily|noticeable|pronounced|blemish\w*|breakouts?)|increas\w*|gone up|went up|going up|risen|rose|grew|grown|higher|rougher|redder|shinier|oilier|up from|spread)\b/i;
export const SAME =
  /\b(?:(?:about |the )?same|unchanged|stable|steady|no (?:measurable |real |visible )?change|not changed|hasn['’]?t changed|stayed)\b/i;
/** A change that has happened, rather than one that is hoped for or compares two things. */
export const HAPPENED =
  /\b(?:has|have|had|['’]ve|was|were|is getting|are getting|is now|since|compared|than (?:before|last|in|on|your)|last (?:time|scan|week|month|photo)|over (?:the|your)|progress|went|dropped|fell|rose|faded|improved|increased|decreased|worsened|stayed|shows? (?:an? )?(?:improvement|increase|decrease)|getting|down from|up from)\b/i;
export const HOPED =
  /\b(?:can|may|might|could|would|should|will|to|help|helps|help(?:s|ed)? (?:to|you)|aim|goal|if|want|makes?|than (?:a|an|the)|often|usually|look(?:s)? better (?:with|in))\b/i;

export const COUNTED =
  /\b(\d+(?:,\d{3})*)\s+(?:more\s+|of \d+ )?(?:messages?|scans?|tokens?|products?|reports?|photos?)\b(?!\s+(?:a|per) )/gi;
export const PERCENT = /\b\d+(?:\.\d+)? ?(?:%|percent)/i;
export const OF_SKIN =
  /\b(?:improv\w*|better|worse|less|more|reduc\w*|increas\w*|decreas\w*|redness|shine|skin is|severity|chance|likely|sure|certain|healthy)\b/i;
export const SKIN_TYPE =
  /\b(?:your skin(?: type)? (?:is|looks|seems|appears)(?: to be)?|you have|you['’]ve got|type is)\s+(?:an? |mostly |more |quite |very |rather )*(oily|dry|combination|normal)\b(?!\s*(?:spots?|patch|lips))/i;
export const OWN_PLAN =
  /\b(?:you(?:['’]re| are) (?:currently )?on|your (?:current )?plan is|you have|subscribed to)\b(?: the| a)?\s+(free|trial|plus|pro)\b/i;
