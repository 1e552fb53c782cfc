import { stemmer } from 'stemmer';

/** Words that often stand for one another, a group a line. Unlike synonyms they keep what is their own. */
const GROUPS = `
  photo camera snapshot snap shot lens webcam
  light lamp bulb daylight window flash lighting bright dim sunlight shadow dark
  trust believe rely certain sure confident accurate guess doubt honest
  wrong mistake error false untrue nonsense lie rubbish disagree
  delete erase wipe forget destroy close
  cancel quit unsubscribe end terminate leave stop
  cost price expensive money dollars pay charge pricing
  store keep save retain saved kept stored hold
  see look view watch access peek seen
  own shelf cabinet bathroom stash collection lineup stuff things items products product
  missing lack gap absent
  skip omit drop ditch toss throw without unnecessary useless extra leave
  overdo excessive overkill much many harsh
  order sequence layer first before after under beneath above top over last
  wait minutes pause between interval seconds
  morning wake woke breakfast am
  night sleep bed evening sleeping tonight
  week weekly days day schedule calendar monday tuesday wednesday thursday friday saturday sunday nights
  burn sting tingle prickle irritate hurt itch stinging burning smart
  dry tight crack chapped parched thirsty flaky scaly ashy
  smooth soft silky texture sandpaper uneven rough bumps bumpy
  shine oily slick greasy matte mattify grease blotting
  blemishes blackheads breakout spots cysts
  darkspots marks scars marks freckles discoloration stains
  darkcircles tired hollow shadows
  puffy swollen puffiness depuff bags
  mole moles birthmark birthmarks freckle
  doctor dermatologist professional physician derm specialist gp clinic expert
  shave shaving razor stubble shaver aftershave shaved
  wax waxing thread threading epilate pluck tweeze epilator depilatory
  winter cold frost wind snow windy icy
  summer hot humid heat sweaty sticky tropical
  gym workout exercise sport sweat sweating running training sweaty
  pool swim swimming chlorine swimmer
  plane flight airplane flying cabin
  travel vacation suitcase pack luggage trip packing
  makeup foundation concealer mascara powder blush primer cosmetics lipstick
  brush brushes sponge sponges applicator blender puff
  drink drinking water liters litres glasses hydrate
  food eat eating diet chocolate milk dairy sugar cheese sweets junk nutrition fastfood
  stress stressed anxious exam nervous tension worry
  period hormones hormonal cycle menstrual pms menstruation
  supplements supplement zinc pills capsules swallow vitamins oral omega gummies
  sleep rest insomnia sleepless
  facial facials peel salon spa microneedling beautician dermaroller microdermabrasion
  label bottle back packaging box ingredients inci
  percent strength concentration percentage stronger higher strong concentrated
  dupe dupes copy knockoff alternative copies imitation
  fake counterfeit amazon ebay replica original genuine
  influencer influencers tiktok instagram youtube viral trend social hype trending
  expensive luxury costly pricey premium fancy highend
  natural organic herbal plants plant botanical green
  expire expired old bad expiry spoiled rancid
  amount pea fingers drops pump pumps grams teaspoon enough quantity blob
  neck chest decollete throat
  patch test arm elbow behind
  purging purge worse
  start begin beginner beginners ease introduce first newbie
  results result effect weeks months soon notice patience
  sunburn sunburned sunburnt burnt burned lobster
  tan tanning bronze solarium tanned sunbed
  reapply reapplying again topup renew
  indoors inside home office cloudy clouds indoor overcast
  screen screens laptop phone monitor computer
  reef coral ocean reefs corals
  altitude ski skiing mountain mountains slopes snowboarding
  age years old older young
  consent permission agree agreement withdraw revoke allowed agreed
  export download copy takeout backup
  account profile registration
  password passcode login signin pw log
  remind reminder reminders notify notification alarm alert nudge notifications
  print pdf printout share show
  brand brands sponsor sponsored ads advert commission advertising affiliate paid paying
  sells glasses spectacles
  mirror mirrored left right flipped side
  duration forever loading stuck slow takes taking
  timeline history earlier previous past archive older
  compare versus side
  hate ashamed embarrassed horrible awful depressed hideous disgusting gross sad
  human person robot bot machine ai program
  identify recognise recognize recognition identity faceid biometric
  add enter own bought elsewhere custom register
  clash fight bite cancel collide harm
  better improvement progress lighter smaller
  worse worsened stronger deteriorated bigger
  change difference effect
  biggest priority urgent important
  summary overview verdict findings outcome
  find found detect spot notice
  gentle mild soft soothing
  sensitive reactive delicate irritated irritates
  reacts react easily quickly
  suit suits fit fits right good ok okay fine safe
  often frequently frequent times daily
  recommend buy purchase get shop order
  need necessary must
  work works effective
  dangerous toxic safe harmful bad evil risky
  true real really truth myth
  squeeze pop popping pick picking squeezing extract scratch
  scrub scrubs grains brush sugar beads
  clean wash cleaning rinse
  remove off removing removal
  shower tap limescale hard
  friend mom mum sister aunt mother everyone
  hair hairs
  forgot missed skipped lazy forget
  break pause holiday fasting
  teen teenager kid child daughter son
  men guys male man boys husband
  mask masks
  myself own
  messages message questions question chats
  plan plans subscription tier
  tick mark check done complete finished
`;

const GROUPS_OF: ReadonlyMap<string, readonly number[]> = readGroups();

function readGroups(): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [at, line] of GROUPS.trim().split('\n').entries())
    for (const stem of new Set(
      line
        .trim()
        .split(/\s+/)
        .map((word) => stemmer(word)),
    ))
      groups.set(stem, [...(groups.get(stem) ?? []), at]);
  return groups;
}

/** The groups in which a stem stands. */
export function groupsOf(stem: string): readonly number[] {
  return GROUPS_OF.get(stem) ?? [];
}
