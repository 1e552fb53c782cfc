import type { RedFlag } from './care-cards.ts';

/** Maximum number of words between two that belong together. */
const NEAR = String.raw`(?:\s+[a-z0-9%.]+){0,7}?\s+`;

/** Both words near each other, in either order. */
function near(one: RegExp, other: RegExp): RegExp {
  const [a, b] = [one.source, other.source];
  return new RegExp(String.raw`\b(?:${a})\b${NEAR}(?:${b})\b|\b(?:${b})\b${NEAR}(?:${a})\b`);
}

const GROWTH = /mo(?:les?|el|lle)|birth ?marks?|freckles?|beauty (?:mark|spot)|growths?|lumps?|lesions?/;
const SPOT = /spot|patch|sore|bump|mark|scab|thing on my (?:face|nose|cheek|skin|forehead|back|arm)/;
const CHANGING =
  /chang(?:e|es|ed|ing)|grow(?:s|ing|n)?|grew|bigger|larger|darker|black(?:er)?|bleed(?:s|ing)?|bled|bloody|crust(?:y|ed|ing|s)?|ooz(?:e|es|ing)|itch(?:y|es|ing)?|irregular|jagged|ragged|lopsided|asymmetric\w*|uneven (?:edge|border)s?|(?:looks? )?different (?:than|from|now|lately|color|colou?rs|shape|size)|new colou?rs?|multicolou?red|spreading|doubled|new shape|merged|(?:twice|double|three times) (?:the|its) (?:\w+ )?size/;
const CHANGING_SPOT =
  /(?:keeps?|started|randomly|always) bleed(?:ing)?|bleeds|bled|bleeding|grow(?:s|ing)|grew|chang(?:ed|ing|es) (?:in )?(?:shape|size|colou?r|its)|(?:not|never|wont|doesnt|isnt|hasnt|does not|will not|didnt) heal(?:ed|ing)?|getting (?:bigger|larger|darker|black)|turned black/;
const SWOLLEN =
  /swell(?:s|ing|ed)?|swollen|ballooned|blew up|blow(?:n|ing)? up|puff(?:ed|ing) up|puffed|inflated|bloated up/;
const SOFT_PARTS = /fa(?:c|s)e|fcae|lips?|tongue|throat|eyelids?|eyes?|mouth|neck|cheeks?|jaw/;
/** How a swollen part looks, without the word. */
const HUGE =
  /(?:is|are|got|went|gone|turned|became|looks?|feels?) (?:so |really |all |super )?(?:huge|massive|enormous|gigantic)(?= *$| (?:\.|today|now|since|after|and|from|one|overnight|this)\b)|like (?:a|an|two) (?:\w+ )?(?:balloons?|(?:golf|tennis) ?balls?|egg|chipmunk)|(?:twice|double|three times) (?:its|their|the|her|his) (?:normal )?size|(?:to )?the size of an? (?:egg|plum|golf ball|tennis ball|orange)/;
const CANNOT_OPEN =
  /\b(?:cant|cannot|can not|couldnt|barely|hardly) (?:even |really )?open (?:my |her |his |one |either |the |them)(?: ?\w+)?\b/;
const RASH = /r(?:aa?sh|ahs)(?:es)?|hives|welts|weals|blotches|blister(?:s|ing|y)?/;
const RED = /redness|red (?:patch(?:es)?|bumps|dots|spots)/;
/** What takes hair or skin off. */
const STRIPS = /hair removal(?: cream)?|depilat\w+|wax(?:ed|ing)?|peel|acid|tape|strips?/;
const CAUSTIC =
  /(?:chemicals?|bleach|lye|drain cleaner|oven cleaner|ammonia|paint stripper|battery acid) (?:got|went|came|splashed|spilled|spilt|dripped|landed)|(?:got|splashed|spilled|spilt|dripped) (?:\w+ )?(?:chemicals?|bleach|lye|drain cleaner|oven cleaner|ammonia|paint stripper|battery acid)/;
const CREEPING =
  /creep(?:s|ing)|crawl(?:s|ing)|(?:keeps?|still|now) (?:spreading|moving|travell?ing|going)|spreading (?:down|up|to|over|onto|fast|quickly|further)|every hour|popping up everywhere/;
const SPREADING =
  /spread(?:s|ing)?|all over|whole (?:body|face)|getting worse|everywhere|down my|moving|travell?(?:ed|ing)|creep(?:s|ing)|larger every|covering|takes over|took over|reach(?:es|ed|ing)/;

const PAINKILLERS =
  /(?:ibuprofen|paracetamol|acetaminophen|aspirin|tylenol|advil|naproxen|painkillers?|sleeping (?:pills|tablets)|antidepressants|antihistamines?)/
    .source;
/** More than a day allows. Milligrams are no number of tablets. */
const TOO_MANY =
  /(?:[6-9]|[1-9]\d|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|(?:a |two )?dozens?|(?:a )?handful|(?:a |the |my )?(?:whole|entire) (?:pack(?:et)?|box|bottle))(?! ?(?:mg|milligrams?|days?|weeks?|years?))/
    .source;
const OVERDOSES = [
  new RegExp(
    String.raw`\b(?:take|took|taken|taking|had|swallowed|ate) (?:\w+ ){0,2}?${TOO_MANY} (?:of )?(?:\w+ ){0,2}?(?:${PAINKILLERS}|pills|tablets)\b(?! (?:a|per|each|every) (?:day|week))`,
  ),
  new RegExp(
    String.raw`\b${PAINKILLERS} (?:\w+ ){0,2}?${TOO_MANY} (?:of (?:them|those)|pills|tablets|at once|today)\b`,
  ),
];

/** In order of urgency: the most urgent first. */
export const PATTERNS: readonly (readonly [RedFlag, readonly RegExp[]])[] = [
  [
    'self_harm',
    [
      /\b(?:kill(?:ing|s)? (?:my ?self|herself|himself|themsel(?:f|ves))|kill me|(?<!\b(?:is|are) (?:\w+ )?)killing me|suicid\w*|want(?:ed|ing|s)? to die|wanna die|end(?:ing)? (?:my life|it all|everything)|tak(?:e|ing) my (?:own )?life|kms|unalive)\b/,
      // "Ending it" may be about a subscription.
      /^(?!.*\b(?:subscription|membership|plan|trial|contract|account)\b).*\b(?:feel like|think(?:ing)? (?:of|about)|want to|wanna|going to|gonna|ready to) end(?:ing)? it\b(?! (?:with|by|at|here))/,
      /\b(?:want|wish|need) (?:to |i could |i would )(?:just )?dis?s?ap?pp?ear(?: *$| (?:\.|for ?ever|for good|completely|from (?:the|this) (?:world|earth)))|\bwant (?:it all|all of it|everything|it) (?:just )?to (?:stop|end|be over) (?:for ?ever|for good)\b|\bwant (?:it all|everything) to (?:stop|end|be over)\b/,
      /\bhave (?:the|my|all the) (?:\w+ )?(?:pills|tablets|rope|noose|blades?) (?:ready|here|counted|saved|lined up|in my hand|in front)|\b(?:counted|saved|saving|stockpil\w+|hoard\w+) (?:up |out )?(?:all |enough )?(?:of )?(?:my |the )?(?:pills|tablets)|\b(?:lighter|cigarettes?|flame|hot iron) (?:to|on|against|into) my (?:skin|arms?|legs?|hand|face|thighs?)|\b(?:cuts?|scratch(?:es)?|burns?) (?:\w+ ){0,5}(?:i|she|he|they) (?:made|did|gave) (?:(?:to|on) )?(?:my|her|him|them) ?sel\w+|\b(?:took|taken|swallowed) (?:all|every one) (?:of )?(?:my|the|her|his|their) (?:\w+ )?(?:pills|tablets|meds|medication)\b|\b(?:has|have|see|sees|is|theres|says|no) (?:no|without) (?:future|way out|hope)\b(?! (?:for|in|with|of) (?:my skin|this|these|the|a) )|\b(?:she|he|they|i)s? (?:(?:is|are|am) )?worthless\b(?! at )|\b(?:cant|cannot|can not|dont|do not) see (?:a|any|another) way out\b|\bnothing (?:is )?left for me\b(?! to)|\b(?:planned|planning|a plan) (?:how )?to (?:go|die|end it|leave this)\b|\b(?:bought|got) the (?:pills|tablets|rope)\b(?! (?:for|from|you|against))|\b(?:jump(?:ing)?|throw(?:ing)? my ?self) (?:off|from|under|in front)\b|\b(?:no ?one|nobody) (?:\w+ ){0,2}(?:needs?|miss|misses|wants?|loves?) me\b|\b(?:so )?(?:done|finished|tired) (?:with|of) (?:my )?(?:life|living)\b|\bmy last (?:night|day)(?: on (?:this )?earth| alive|$)|\b(?:razor|blade|knife) (?:\w+ )?under my (?:bed|pillow|mattress)\b|\bi cut (?:then|and|again|to)\b(?= .*\b(?:cover|hide|conceal\w*|scars?|feel|relief)\b)|\b(?:what if|wish|hope|rather|better if) (?:\w+ ){0,3}(?:never|didnt|dont|wouldnt|not) (?:wake|woke)\b|\bdeserve (?:the |this |all this |to )?(?:pain|hurt|suffer|be punished)/,
      /\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|punish(?:ing)?) (?:my ?self|my (?:arms?|wrists?|legs?|thighs?|body))\b(?! (?:while |when |by )?(?:shav|on the (?:stove|oven|iron)|with the (?:iron|curling)))/,
      /\bself ?(?:harm|injur)\w*|\b(?:no|whats the|what is the|any) (?:reason|point|use|sense) (?:to|in|of|for) (?:liv(?:e|ing)|(?:go(?:ing)?|carry(?:ing)?) on|be(?:ing)? (?:here|alive)|exist(?:ing)?)\b(?! (?:with|using|to) )|\bbetter off (?:dead|without me)|\bwish i (?:was|were|wasnt|werent|had never been) (?:dead|alive|here|born|gone)|\bi (?:just |really )?(?:want|wanna|would rather) (?:to )?be gone\b/,
      /\b(?:dark thoughts|(?:lost|have no|has no|no more|without) (?:\w+ )?will to (?:live|go on)|(?:give|gave|giving|given) up on life|life (?:is|feels|seems) (?:\w+ )?(?:pointless|meaningless))\b|\bdo(?:nt| not) (?:(?:really|even|just|actually) )?(?:want to|wanna) (?:(?:really|even) )?(?:live|be alive|be here|exist|wake up)\b|\bdoes(?:nt| not) (?:\w+ )?want to (?:\w+ )?(?:live|be alive|exist)\b|\b(?:tired|sick) of (?:being alive|existing(?= *(?:$|\.|in|with|like|and|any|for)))\b|\bcant go on (?:living|like this|anymore)\b|\bnot worth living\b|\bpick(?:ing)? (?:at )?my skin (?:to punish|until it bleeds on purpose)/,
      // Who is in despair may write in the first language: Spanish, Portuguese, Italian, French or German.
      /\bquiero (?:morir|matar)me\b|\bquiero morir\b(?! de )|\bme quiero (?:morir|matar)\b(?! de )|\bno quiero (?:seguir viviendo|vivir)\b|\bquero morrer\b(?! de )|\bquero me matar\b|\bnao quero (?:mais )?viver\b|\bvoglio (?:morire|uccidermi|ammazzarmi)\b|\bnon voglio (?:piu )?vivere\b|\b(?:veux|envie de) (?:mourir|me tuer)\b(?! de )|\b(?:veux (?:plus|pas)|(?:plus|pas) envie de) vivre\b|\bwill (?:nicht(?: mehr)?|nimmer) leben\b|\bwill (?:nur noch )?sterben\b|\bmich umbringen\b|\bbringe? mich um\b/,
    ],
  ],
  [
    'swelling',
    [
      near(SWOLLEN, SOFT_PARTS),
      new RegExp(String.raw`^(?!.*\b(?:${GROWTH.source}|blisters?)\b).*(?:${near(HUGE, SOFT_PARTS).source})`),
      near(/puffy|swollen|swelled/, CANNOT_OPEN),
      near(
        /puff(?:y|ed|ing)/,
        /(?:from|after|since) (?:\w+ ){0,3}(?:peel|cream|mask|serum|dye|product|lotion|sunscreen|toner|sting|injection|fillers?|wax\w*|thread\w*)/,
      ),
      near(/chest/, /tight\w*|squeez\w+|closing/),
      /\b(?:half|side) of (?:(?:my|the|her|his) )?face (?:\w+ ){0,3}(?:big|bigger|huge|tight|droop\w*|numb)\b/,
      /\b(?:no|not enough|hardly any) air\b|\b(?:get|getting) (?:any |enough )?air\b|\bair (?:does not|doesnt|wont|cant|will not) (?:\w+ )?(?:go|get|come)\b|\b(?:passed out|fainted|blacked out|collapsed|unconscious) (?:\w+ ){0,2}(?:after|from|since) (?:\w+ ){0,3}(?:peel|cream|mask|serum|dye|product|lotion|sunscreen|toner|sting|injection|fillers?|wax\w*|thread\w*)\b/,
      /\b(?:lips?|tongue|eyelids?|eyes?) (?:\w+ ){0,2}(?:so|gone|went|got|getting|turned) (?:fat|thick)\b/,
      /\b(?:cant|cannot|can not|hard to|trouble|difficulty|difficult to|struggl(?:e|es|ing) to|barely) (?:breath(?:e|ing)|swallow(?:ing)?)\b|\b(?:throat|airway)s? (?:is |feels |are )?(?:clos\w*|tight\w*|shutting)|\bshort(?:ness)? of breath|\bfeels? like (?:\w+ )?(?:choking|suffocating)\b|\bwheez\w*|\banaphyla\w*/,
    ],
  ],
  [
    'swallowed',
    [
      ...OVERDOSES,
      /\b(?:toxic|poison\w*|dangerous|harmful) (?:if|when) (?:you|i|he|she|they|someone|kids?) (?:drink|eat|swallow)s?\b/,
      near(
        /swallow(?:ed|s)?|drank|drunk|gulped|sipped|ingested|(?<!acid )ate (?:my|the|some|a)/,
        /toner|serum|cream|lotion|sunscreen|cleanser|moisturi[sz]er|acid|retinol|product|skincare|peel|makeup|perfume|soap|bleach|polish|mouthwash|detergent|it/,
      ),
      /\b(?:squirted|poured|sprayed|went|got|put|dripped|ran) (?:(?!fingers?\b)\w+ ){0,4}down (?:his|her|my|their|the) throat\b|\b(?:took|taken|taking|swallowed|ate|had) (?:way |far )?(?:too many|an overdose of|the whole (?:pack|bottle|box) of) (?:\w+ ){0,3}(?:tablets?|pills?|capsules?|meds|gummies|vitamins?)\b|\boverdos(?:e|ed|ing)\b(?! (?:of|on) (?:skin|serums?|masks?|products?))/,
    ],
  ],
  [
    'eye',
    [
      /\beyes? (?:\w+ ){0,3}(?:hurts?|painful|pain|aches?|in pain|killing me|burn(?:s|ing)? (?:badly|like|so|a lot|really))\b|\b(?:pain|hurts|ache|acid|retinol|tretinoin|serum|product|toner|cleanser|peel|bleach|peroxide|chemicals?|glue|sunscreen|sun ?cream) (?:\w+ ){0,3}(?:in|into|inside) (?:my|the|her|his|one|both|an?) (?:\w+ )?eyes?\b|\beye pain\b|\bsee(?:ing)? (?:\w+ )?(?:blurr?(?:y|ed)|double)\b(?!.*\b(?:photos?|pictures?|pics?|scans?|report|images?|camera|screen|edges)\b)/,
      /\b(?:cant|cannot|can not|hardly|barely) see\b(?! (?:the|my|any|a |it|what|where|how|why|without|them|results?|changes?|improvement|difference|pores))|\b(?:vision|eye ?sight|sight) (?:\w+ ){0,3}(?:blurr?(?:y|ed|ing)|gone|lost|loss|worse|doubled?|dim|cloudy|chang\w*)\b|\b(?:blurr?(?:y|ed)|lost|double|losing|loss of) (?:\w+ )?(?:vision|sight|eye ?sight)\b|\b(?:going|went) blind\b|\b(?:half|part|one side) of (?:my|the|his|her) (?:view|sight|vision|field)\b|\bseeing double\b|\b(?:cant|cannot|can not) see (?:very |so )?well (?:since|after|any ?more|from)\b/,
    ],
  ],
  [
    'bleeding',
    [
      /\b(?:wont|will not|doesnt|does not|cant|cannot|not|never) stop(?:s|ped|ping)? (?:the )?bleed\w*|\bbleed\w* (?:\w+ ){0,4}(?:wont|will not|doesnt|does not|cant|not|never) stop\w*|\bget (?:\w+ ){1,3}to stop bleeding\b|\b(?:cut|sliced|gashed|split|ripped|tore) (?:my|her|his|the) \w+ open\b|\bdeep (?:cut|gash|wound)\b|\bgush(?:es|ing)\b.{0,30}\bblood\b|\bblood\b.{0,30}\b(?:gush(?:es|ing)|pouring|everywhere|soaked)\b|\bbleeding (?:and bleeding|a lot|heavily|badly|non ?stop|for (?:an )?hours?)/,
    ],
  ],
  [
    'changing_spot',
    [
      near(GROWTH, CHANGING),
      near(SPOT, CHANGING_SPOT),
      near(
        /scab|crust|sore|scaly patch|ulcer/,
        /(?:keeps?|always) (?:on )?(?:coming|forming|growing) back|comes? back (?:again|every time|each time)/,
      ),
      near(
        /mo(?:les?|el|lle)|birth ?marks?/,
        /(?:gone|looks?|looking|got|went|turned|become|feels?) (?:so |really |a bit |all )?(?:weird|funny|odd|strange|nasty|nastier|angry|ugly|wrong|bumpy|lumpy)/,
      ),
      /\b(?:mole|sore|spot|lump|patch|wound|cut|ulcer|scab|scratch|growth|crack|piercing)\b.{0,40}\b(?:wont|doesnt|does not|will not|not|never|isnt|hasnt) (?:\w+ )?(?:heal|close)/,
      near(/cut|wound|sore|gash|scab|spot|ulcer/, /(?:still|stays?|staying) open|open for/),
      /\bnew (?:black )?(?:mole|growth)\b/,
    ],
  ],
  [
    'fever',
    [
      near(
        /pus/,
        /green(?:ish)?|smell(?:s|y|ing)?|stink(?:s|ing|y)?|throb(?:s|bing)?|leak(?:s|ing)?|hot|getting (?:bigger|redder|worse)|red lines?|keeps? coming/,
      ),
      near(
        /wound|cut|scratch|scrape|stitch(?:es)?|piercing|bite|incision|boil|scab|sore|blisters?/,
        /(?:is |looks |got |getting )?infected|(?:full of|oozing|leaking|leaks|oozes) pus|smell(?:s|ing)?|stinks?/,
      ),
      near(
        /rash|hives|skin|sore|spots?|thermometer|measured|degrees/,
        /(?<!\$)(?:3[89]|4[01])\.\d(?! (?:%|percent|euros?|dollars?|pounds?))/,
      ),
      /(?<!hay |cabin |dance |yellow |saturday night |gold |disco )\b(?:fe(?:ve?r|aver|vere?r?)(?:ish)?|high temperature|temperature of (?:10\d|3[89]|4\d))(?! (?:blister|pitch|dream|tree|ray))\b/,
      /\b(?:chills and|with chills|shiver(?:s|ing|y)(?! (?:with|of) (?:joy|excitement))|hot and cold (?:all|and|since)|(?:feel|feels|feeling) (?:like|as if) (?:i (?:have|had|got) )?(?:the |a )?flu|flu ?like|(?:a|have|had|got) temp (?:since|of|and)|red streaks?(?! in my hair))\b/,
    ],
  ],
  [
    'spreading_rash',
    [
      near(RASH, SPREADING),
      near(RED, CREEPING),
      /\b(?:rash|hives|welts)\b.{0,30}\b(?:worse|fast|quickly|overnight)\b|\bbroke(?:n)? out in (?:hives|welts|a rash)\b|\b(?:hives|welts)\b.{0,20}\bmy (?:body|face|neck|chest|arms?)\b/,
    ],
  ],
  [
    'burn',
    [
      near(STRIPS, /(?<!dead |dry |flaky |old )skin (?:came|tore|torn|ripped|pulled|lifted) (?:right )?off/),
      near(
        CAUSTIC,
        /(?:on|onto|over|in) (?:my|her|his) (?:face|skin|hands?|arms?|cheeks?|neck|lips?|forehead|chin|legs?)/,
      ),
      /\bchemical burns?\b|\b(?:after|have|got|with|on) (?:a|this|my) (?:(?!razor|shav|wind|beard|slight|tiny|small|little|light|mild|rug|sun)\w+ )?burn\b|\bacid (?:\w+ ){0,2}(?:ate|burn(?:ed|t)|went) (?:a hole|through|into (?:my|the|her|his) (?:skin|finger|face|cheek))|\bburns? (?:\w+ ){0,5}(?:weeping|oozing|open|raw)\b|\b(?:second|third) degree\b|\b(?:burn(?:ed|t)) (?:off )?(?:my|the|her|his) (?:\w+ )?(?:face|skin|cheeks?|forehead|neck|chin|lips?|nose|eyelids?)\b|\b(?:face|skin|cheeks?|forehead|neck|chin) (?:is|are|was|got|has been) (?:\w+ )?burn(?:ed|t)\b(?! (?:from|by|in) the sun)/,
      /\bblister(?:s|ed|ing)? (?:\w+ ){0,4}(?:burn\w*|peel|acid|retinol|serum|sun ?burn|laser|wax\w*|product)\b|\b(?:burn\w*|peel|acid|retinol|serum|laser|sun ?burn\w*|wax\w*|product) (?:\w+ ){0,5}blister(?:s|ed|ing)?\b|\b(?:wax|strips?|peel|tape) (?:\w+ )?(?:took|tore|ripped|pulled) (?:off )?(?:my|the|her|his) skin\b|\bskin (?:is |was )?(?:coming|falling|peeling) off in (?:sheets|pieces|chunks|layers)\b|\braw and (?:weeping|oozing|bleeding)\b|\b(?:boiling|hot) (?:water|oil|wax) (?:\w+ ){0,4}(?:face|skin)\b|\bscald\w*/,
    ],
  ],
  [
    'severe_pain',
    [
      near(/burning|pain|hurt(?:s|ing)?/, /beyond (?:anything|words)|(?:worse|more) than anything/),
      near(
        /agony/,
        /skin|face|cheeks?|jaw|chin|forehead|nose|neck|lips?|spot|pimple|lump|boil|cyst|squeez\w+|popp\w+|peel|burn/,
      ),
      /\b(?:severe|extreme|extremely|unbearable|terribl[ey]|excruciating(?:ly)?|awful|intense|horrible|agonizing|worst|stabbing|throbbing) (?:\w+ ){0,2}(?:pain(?:ful)?|ache|aching)\b|\bpain (?:\w+ ){0,6}(?:unbearable|severe|extreme|excruciating|so bad|too much|terrible|awful|worse and worse|keeps me awake)\b|\bhurts? unbearabl[ey]\b|\bhurts? (?:so|too|very|really) (?:much|bad|badly)\b|\bin agony\b|\bcant (?:stand|bear|take) the pain\b|\b(?:cant|cannot) (?:even )?touch (?:\w+ ){1,3}without (?:scream|cry|wince|wincing|tears)\w*|\bso much pain\b|\b(?:agonizing|agonising|excruciating)(?! (?:over|about|which|decision|choice|wait))\b|\b(?:skin|face|cheeks?|jaw|chin|forehead|nose) (?:is|are) (?:absolutely |really |literally )?killing me\b/,
    ],
  ],
  [
    'eating',
    [
      /\b(?:anorexi\w*|bulimi\w*|eating disorder|orthorexi\w*|binge(?:s|d|ing)?(?! (?:watch|buy|bought|shop|read|scroll|order|series|shows?|podcasts?|episodes?|music|books?|games?|(?:the|old|new|my) (?:news|films?|movies|series|shows?)|films?|movies))(?: eat\w*)?|laxatives?)\b/,
      /\b(?:throw(?:ing)?|threw|bring(?:ing)?) (?:it |food |everything )?up (?:after|my|what|to|everything|on purpose)\b|\bmak(?:e|ing) my ?self (?:be )?(?:sick|vomit|throw up|puke)\b|\b(?:sick|vomit(?:s|ed|ing)?|throw(?:s|ing)? up|threw up) on purpose\b|\bvomit(?:s|ed|ing)? (?:after|my|what|everything)\b|\bpurg(?:e|ed|ing) (?:after|my|food|meals|what)\b|\bstarv(?:e|ed|e?ing) my ?self\b|(?:^|\bi |\bim |\bi am |\bbeen )starv(?:e|ed|e?ing) (?:for (?:clear|clean|good|better|thin)|to (?:get|be|look|lose|have|clear)|so (?:my|that|i)|because|until|since|all day|between)\b/,
      /\bfingers? (?:\w+ )?down (?:my|her|his|their) throat\b/,
      // Purging of skin is something else: it follows retinol and acids.
      /\bi (?:always |often |then |sometimes )?purg(?:e|ed)\b(?! (?:my|the|all|half|some)\b)(?!.*\b(?:retin\w*|tret\w*|adapalene|acids?|aha|bha|serums?|products?|pores?)\b)|\bonly (?:had|have|drink|drank|drinking|live on|lived on|living on|been having) (?:\w+ )?(?:water|tea|coffee|juice|broth)\b.{0,20}\b(?:days?|weeks?)\b/,
      /\b(?:stop(?:ped)?|quit|not|barely|hardly|havent|skip(?:ping)?) (?:been )?eat(?:ing|en)?(?: (?:anything|food|meals|at all|much|enough))?(?: (?:for (?:days|a|two|three)|in (?:days|two|three)|because|so|to (?:lose|be|get)|any ?more|since))\b|\b(?:ate|eaten|eat|eating) nothing (?:for|since|but|all)\b|\bafraid (?:to eat|of eating|of food)\b|\bskip(?:s|ping)? (?:all )?(?:my |her |his )?meals\b|\b(?:makes?|making|made|get|getting|bring|brings) (?:it|food|everything|dinner|lunch) (?:all )?(?:to )?come (?:back )?up\b|\bwhen (?:i|she|he) starves?\b|\bskin and bones?\b|\blooks? like (?:\w+ )?(?:bones|skeletons?)\b|\b(?:cant|cannot) stop restricting\b|\b(?:back to|relaps\w+ (?:in)?to|keep|started) restricting\b(?! (?:dairy|sugar|gluten|carbs|meat|milk|salt))/,
    ],
  ],
];
