/** Common words that resemble a word of the vocabulary and are not corrected. */
export const ORDINARY_WORDS: readonly string[] = `
  about above after again along among apply asked basic beach began begin being below black blue bought brand bread
  bring brown build built carry cause chair change check child choose claim class clean clear climb close cloth
  coast coffee comes could count cover crazy cream daily dance death dream dress drink drive early earth eight
  email empty enjoy enter every exact extra faith false famous father favor fault fence fever field fifty fight final
  first floor force fresh front fruit funny games giant given glass goals going grand grass great green group
  guess happy heart heavy hello hotel hours house human image issue items joint judge known large later laugh learn
  least leave level light lines liked list little lived local logic looks loved lower lucky lunch magic major maker
  makes march match maybe means mercy metal might minor money month moral mother motor mouth moved movie music named
  never night noise north notes novel nurse occur ocean offer often order other paint panel paper party peace phone
  photo piece pilot place plain plane plant plate point pound power press price pride prime print prior prize proof
  proud quick quiet quite radio raise range rapid ratio reach ready refer right river rough round route royal rural
  scale scene scope score sense serve seven shall shape share sharp sheet shift shirt shock shoot shore short shown
  sight since sixty skill sleep small smart smile smoke solid solve sorry sound south space spare speak speed spend
  spoke sport staff stage stake stand start state steam steel stick still stock stone stood store storm story strip
  study stuff style sugar suite super sweet table taken taste teach thank their theme there these thick thing think
  third those three threw throw tight times tired title today topic total touch tough tower track trade train trend
  trial tried truck truly trust truth twice under union until upper upset urban usage usual valid value video virus
  visit vital voice waste watch water wheel where which while white whole whose woman women world worry worse worst
  worth would wound write wrong wrote young yours yield weather president capital country football soccer bitcoin
  recipe poem story essay python javascript code write history math homework movie song lyrics joke stocks market
  election politics religion cat dog car engine computer laptop iphone android hair nails teeth weight diet workout
  password friend boyfriend girlfriend husband wife mother father sister brother doctor school college work office
  flights flight hotel travel plane holiday vacation winter summer spring autumn monday tuesday wednesday thursday
  friday saturday sunday january february march april june july august september october november december
  chess alter analyses analysed analysing became begun blame blank blush boring brake bracket brighten broke brows burst chance
  charge charged cases cheating cheer cheers chill chose chuck cleaner combi content court crowd cross curtains curry
  dedicated diary different dragging drier dripping drips earliest eighty expert fellow fewer fewest fiver filled flares
  flash frequent frequently friendly fried fringe frosty frying gently gentlest grainy grandfather grandpa grape greek
  imitation interest interpret listen locked mates matte mattress mistaken mistook movement needles neighbor
  organic paler panicking physician pitch pleasure practise prevent prevents prevention prickling prickled produce
  produces prone protector prove purse recover recovery reduction regarding relative ruining sanding scaly scanner
  scary scrap seals security seeds sentence shade shake shaking shame sheep shout shoulder simply simplest slides slimy
  smelly smother spent stacking stairs stall stare staring stares starter stiff stink stinks stinky stirring stove
  strain strangers stranger stream struck strained stung supported sweaty swore tester theyve thirsty thrown tiles timer
  triangle understood watery whenever wherever wives worms wrinkly youngest youngster capture captures blotches stack
  cheapest pricey prevented starve starving
`
  .trim()
  .split(/\s+/);
