import type { Topic } from './topic-index.ts';

/** What is answered from the member's own facts, with how people ask for it. */
export const SKILLS = [
  {
    id: 'talk.hello',
    asks: 'Hello? Hi? Hey there? Good morning? Good evening? Hiya? Good afternoon? Yo? Hello there? Hi there? Hello friend?',
  },
  {
    id: 'talk.thanks',
    asks: 'Thanks? Thank you? Great thanks? That helps? Cool? Thanks a lot? Thank you so much? Ty? Thx? Great answer thanks? Nice thank you? Awesome? Many thanks?',
  },
  {
    id: 'talk.who',
    asks: 'Who are you? Are you a robot? Are you an AI? Are you a real person? Are you human? Am I talking to a person? What are you? Are you chatgpt? Are you a doctor? Are you a dermatologist? Are you a bot? Is this a bot? Is there a human? Who am I talking to? Who is answering? Are you real? Is there a person behind this? Are you a machine? Is this automatic? Are you a human or an AI? Is a human reading this? Are you an app?',
  },
  {
    id: 'talk.can',
    asks: 'What can you do? What can I ask you? How can you help me? What do you know about me? Help? What can I use this chat for? What kind of questions can I ask? What sort of things can you answer? What are you able to do? What do you do? How does this chat work? What are you good for? What may I ask you? What do you know?',
  },
  {
    id: 'report.explain',
    asks: 'Explain my report? What does my report say? What did my scan show? Summarize my report? How is my skin? How does my skin look? What did you find on my face? Tell me about my report? How am I doing? What do you see in my photo? What is wrong with my skin? Can you go over my last scan? What is the verdict on my face? Walk me through my report? In plain words what did you find? What did my selfie show? What did you see? Overview of my report? Interpret my scan? What does the scan mean? What does it all mean? Break down my report? Give me the summary? My last report? My report? What did the app see on my face? What is on my face according to you? I do not understand my report? Help me understand my report? What can you tell me about my skin? What have you seen? Explain my results? What did the last check show? My analysis in short? Tell me about my skin? Could you interpret my photo? Explain my results? Tell me about my skin? What did the analysis say? Read my results to me?',
  },
  {
    id: 'report.sign',
    asks: 'How is my {sign}? Explain my {sign} score? What is my {sign} score? Do I have {sign}? How bad is my {sign}? Why is my {sign} so high? Where do you see {sign}? Tell me about my {sign}? What did the photo say about {sign}? Is my {sign} bad? How visible is my {sign}? Why did I get that score for {sign}? Where exactly is my {sign}? Did you find {sign}? How many {sign} do I have? Is there {sign} on my face? How much {sign} do I have? Tell me more about my {sign} report? Is {sign} visible on me? My {sign} report? How uneven is my {sign}? What did you say about my {sign}? How severe is my {sign}? Do I have a lot of {sign}? Have I got {sign}? How strong is my {sign}? What is my {sign} level? Show me my {sign}? Do you see {sign} on me? Is there {sign} on my cheeks in the photo? Did the photo show {sign}? What about {sign} in my report? Can you see my {sign}?',
  },
  {
    id: 'report.range',
    asks: 'What does 2 to 3 mean? Why is it a range? What is the plus minus? What is the error bar? How sure are you? How accurate is my score? Why is the score not one number? What does the range mean? What does 3 of 5 mean? What do the bars mean? How do I read the scores? How certain are you? How certain are these scores? How reliable is the score? What is the margin of error? What does the uncertainty mean? What is the plus minus thing? Why from to? What does of 5 mean? Why two numbers? How exact are the numbers? What is the plus or minus? Why do you not just say one number? How precise is this score? What is meant by 1 to 2? What does 1 to 2 stand for? What does 2 to 3 of 5 mean? Are the scores exact? Can the score be off? What is the meaning of 3 to 4? Why is it not a single value? Why is the score from 1 to 3? Single value?',
  },
  {
    id: 'report.untold',
    asks: 'Why can you not tell? Why does it say cannot tell? What can the photo not tell? Why is {sign} missing? Why is there no score for {sign}? Why can you not see {sign}? What is missing from my report? What did the photo miss? What could you not measure? What could you not see? Why was {sign} not measured? Why no score? How come you cannot tell? What is unclear in my photo? Why is it blank? Why could you not measure {sign}? Why is there nothing about {sign}? What could not be seen in my photo? Why is there no result for {sign}? Nothing about {sign} in my report? Why does the report leave out {sign}? It says cannot tell? You could not read my forehead why? Why did you not measure my {sign}? It says cannot tell why? Why does it say that it cannot tell? What was not clear enough to score?',
  },
  {
    id: 'report.type',
    asks: 'What is my skin type? Do I have dry skin? Is my skin oily? Is my skin dry or oily? What type of skin do I have? Do I have combination skin? Which skin type am I? Which skin type do I have? Skin type? Is my skin normal? Is my skin normal or dry? Am I oily? Am I dry? Do I have normal skin? What kind of skin do I have? Is my skin the oily kind? Would you say my skin is dry? My skin type? Oily or dry which one am I? Dry or oily? Is mine oily? What sort of skin do I have? Which type is my skin? Is my skin combination? Which type is mine? Oily or dry which am I?',
  },
  {
    id: 'report.sensitivity',
    asks: 'Is my skin sensitive? Do I have sensitive skin? How sensitive is my skin? What is my skin sensitivity? Would you call my skin sensitive? Am I sensitive? Does my skin react easily? My sensitivity? Is my face sensitive? Is mine a sensitive skin? Do I react easily? Do I have delicate skin? Is my skin easily irritated according to you?',
  },
  {
    id: 'report.photo',
    asks: 'Was my photo good? How do I take a better photo? How should I take my next photo? What was wrong with my photo? How do I take the photo? Tips for the next scan? What light should I use for a photo? How do I get a better scan? Why was my photo rejected? Photo quality? How should I hold the camera? Is daylight better for the scan? Was anything wrong with my photo? What should I do differently in the next photo? Was the light ok? How can I improve my photo? Better selfie? Best place to take the photo? Where should I stand for the photo? Which lighting is best for the scan? Why was my photo refused? How far away should I hold the phone? My photo was blurry? Was my picture ok? Is my camera position right? How should my next selfie look? Where do I put the camera? Is my photo good enough? What light do I need? How can I get a clearer picture? Did my selfie have good light? A sharper photo?',
  },
  {
    id: 'report.good',
    asks: 'What looks good on my skin? What is good about my skin? Anything positive? What is going well? What are my strengths? Anything nice about my skin? Tell me something positive about my skin? Good news about my skin? What does my skin do well? What is nice about my face? Compliment my skin? What do I not have to worry about? Which signs look calm? What is the good news? What is calm on my skin? What is fine on my face? What looks healthy? What is calm on my skin? Which parts of my face look fine? What is fine on my face?',
  },
  {
    id: 'report.focus',
    asks: 'What should I focus on? What is my main concern? What is my biggest problem? What should I work on first? What stands out? What matters most for my skin? Which concern is the worst? What is most visible? What should I concentrate on? What is my top priority? Which problem is most visible? What is my worst sign? What do I need to work on? Main issue? Biggest issue? What needs the most attention? What is my number one concern? What bothers my skin most? Where should I begin? What would you tackle first? Which sign is strongest? What is my worst problem? What is the most important thing for my skin? What should I do first? Which one is the most urgent? Which concern comes first? What is most important for me? Which concern should I look at first? Where should I begin with my skin? What bothers you most about my skin?',
  },
  {
    id: 'progress.changed',
    asks: 'What changed since last time? Is it working? Is my skin getting better? Did anything improve? Am I making progress? Compare my last two scans? Any improvement? Has my skin changed? Is my skin worse than before? Is my routine working? What changed since my last scan? Compare my two latest photos? Is my skin worse than last month? Am I getting better? Am I improving? Is anything different from before? Any difference since the last photo? Any changes? Did it help? Has my skin got worse? Is there any progress? How have I done since last time? Is what I do working? What is new since my last report? Did my skin improve this month? Before and after? Is it getting better or worse? What is different since October? Did the last weeks help my skin? Has anything gotten worse? Better or worse than before? Do you see improvement? Has it helped? Has something changed? Is it better now? What happened to my skin since last time? Am I on the right track? Has the condition of my skin become better? Show me the change between scans? Are there changes in my skin? Do I see any effect? What changed? What is new since the last scan? Do I look better than before? Was it worth it so far?',
  },
  {
    id: 'progress.sign',
    asks: 'Has my {sign} changed? Is my {sign} getting better? Did my {sign} improve? Is my {sign} worse? Has {sign} gone down? Is {sign} better than last time? Did {sign} change since my last scan? Are my {sign} improving? Is there less {sign} now? Is my {sign} less than before? How has my {sign} developed? {sign} compared with last time? Do I have more {sign} than before? Did the {sign} get any better? Did my {sign} get worse?',
  },
  {
    id: 'progress.count',
    asks: 'How many scans do I have? How many scans have I done? When was my last scan? When did I last scan? When should I scan again? How often should I scan? When is my next scan? Should I scan every day? How frequently should I scan? How many reports do I have? How long between scans? How often should I take a photo? When was my last check? How many check ins so far? When do I do the next one? Date of my last scan? When is it worth scanning again? Is once a week too often for scans? How many times did I scan? Is it too early to scan again? How long should I wait before the next scan? Is a daily scan useful? How many photos did I upload? How many days between two scans?',
  },
  {
    id: 'routine.tonight',
    asks: 'What is tonight? What do I use tonight? What should I do tonight? What is on for this evening? My night routine? What do I put on at night? What are my night steps? Which products tonight? And at night? Tonight? What now before bed? What do I use before bed? Which steps tonight? What am I supposed to use tonight? My evening steps? What do I put on this evening? Night routine? PM routine? What is for tonight? Bed time steps? What comes on my skin before sleeping? Is it a {ingredient} night tonight? Do I use {ingredient} tonight? What is my plan tonight? What do I apply tonight? What should I put on before I sleep? Which product for tonight? This evening? Which cream tonight? Which products this evening? Which {step} tonight?',
  },
  {
    id: 'routine.morning',
    asks: 'What do I use in the morning? My morning routine? What should I put on this morning? What are my morning steps? Which products in the morning? And in the morning? What do I do in the morning? This morning? Morning routine? AM routine? What do I put on when I wake up? What is for this morning? After waking up? Which steps in the morning? Tomorrow morning? What should I apply in the morning? The morning plan? Steps after getting up? What do I put on first thing?',
  },
  {
    id: 'routine.week',
    asks: 'What does my week look like? Which days do I use {ingredient}? When do I use my exfoliant this week? My weekly plan? Which nights are for retinol? What is my schedule this week? On which days do I exfoliate? Schedule for the week? Which days are strong nights? When is my next {ingredient} night? When is my next exfoliating night? Show me my week? Is tonight a retinol night? What days do I use what? Which evenings do I use {ingredient}? Calendar of my routine? What happens on Friday in my routine? My weekly schedule? What do I use on Monday? Plan for the week? Which evenings are for the acid? This week? What about Sunday? Which days are exfoliation days? What is on Sunday? Which day is the acid?',
  },
  {
    id: 'routine.list',
    asks: 'What is in my routine? Which products do I use? List my products? Show my routine? What products do I have? What is in my care plan? Show me my plan? What is my routine? What do I have in my routine? What products am I using? Everything in my routine? Which products do you have for me? My current products? My products? My care plan? What do you know about my routine? What do I currently use? Show all my products? What is saved in my care plan? Which products have I saved? What do I use? What am I using now? All my products? What products do you have down for me? What am I using at the moment? Which products do I have? What is in there at the moment? List my products? Name my products? What am I using now?',
  },
  {
    id: 'routine.order',
    asks: 'In what order do I use my products? What order should I apply my products? What goes first in my routine? Which of my products comes first? How do I layer my products? Right order of my routine? Does my serum go before my moisturizer? How do I layer everything? Order of application? Proper order for my products? In what sequence do I apply my products? Do I put my serum on before my moisturizer? Does {ingredient} go before my {step}? Which product goes on first? Which one goes last? Order of my products? How should I layer my stuff?',
  },
  {
    id: 'routine.check',
    asks: 'Does anything in my routine clash? Are there conflicts in my routine? Is my routine ok? Check my routine? Do my products work together? Is anything wrong with my routine? Are my products safe together? Is my routine too much? Can I use all my products together? Do any of my products conflict? Review my routine? Do any of my products clash? Do my products go together? Is it fine to use all of these together? Any problems with my routine? Is my routine too harsh? Is my routine too strong? Are my products compatible? Is my routine good? What is wrong with my routine? Do my products match? Check my products? Is there a conflict? Are there any clashes? Does my routine make sense? Are my products fighting each other? Is something in my routine not compatible? Is my routine right for me? What do you think of my routine? Is my routine balanced? Rate my routine? Is anything in my routine bad? Do my serums collide? Does my skincare fit together? Is there anything dangerous in my routine? Do these fit together? Do my products get along? How does my routine look? What do you think of my routine? Review my routine? Is my routine right for me? Anything wrong in my routine?',
  },
  {
    id: 'routine.add',
    asks: 'What should I add first? What should I add to my routine? What is missing in my routine? What should I add next? Do I need anything else? What should I start with? Which active should I try first? What would help my skin? What should I use? Which ingredient is right for me? What do I need? Is there anything else I need? What would you add? Is something missing? Do I lack anything? Which ingredient would help me most? Which product should I start with? What active should I begin with? What comes next for my routine? What else should I use? What would do my skin good? What does my skin need? How can I improve my routine? Do I need any other product? Which step am I missing? What should I try next? What else do I need? What would make my routine better? Anything I should add? Should I add something? What is lacking in my routine? One thing to add?',
  },
  {
    id: 'routine.drop',
    asks: 'What can I leave out? What can I skip? Which step can I drop? Is anything unnecessary? What should I stop using? Do I use too many products? Which products do I not need? Can I simplify my routine? How can I make my routine shorter? Which of my steps are unnecessary? What is not needed? What can I get rid of in my routine? Can I cut a step? What should I remove from my routine? Is my routine too long? Fewer products? What could I do without? Am I using too much stuff? Which steps can I leave out? Which product could I stop? Can I do with less? What is superfluous? Is my routine too long? Could I stop one of my products? Can I stop using something? How do I cut down? Which products are unnecessary? What in my routine is useless? Can I throw something out? Which product is useless? What is too much in my routine? Too many steps?',
  },
  {
    id: 'routine.plan',
    asks: 'What do you suggest for my routine? What is my suggested plan? Make me a routine? What routine do you recommend? Which routine is right for me? Build me a routine? Give me a routine? What does my plan suggest? Create a routine for me? Put together a routine for me? Build a skincare routine? What would a routine for me look like? What would you put in my routine? Design a routine for my skin? What is your plan for me? I want a new routine? What would be a good routine for my skin? Suggest a complete routine? I need a routine? What is the best routine for me? A full routine? Write me a routine?',
  },
  {
    id: 'routine.new',
    asks: 'When can I start a new product? Can I add another new product? How long until I can add something new? How many days left for my new product? Can I start two products at once? How long do I need to wait before adding another product? When may I start something new? Can I introduce something new already? Is it too early for a new product? When can I add a new serum? May I start another product now? How soon can I add something? How soon can I begin the next product? Am I allowed to start a new serum? Can I add another serum now? When is the next new product allowed?',
  },
  {
    id: 'ingredient.suits',
    asks: 'Can I use {ingredient}? Is {ingredient} ok for me? Does {ingredient} suit my skin? Should I use {ingredient}? Is {ingredient} good for me? Would {ingredient} help me? May I use {ingredient}? Is {ingredient} right for my skin? Is {ingredient} good for my skin type? Should I try {ingredient}? Is {ingredient} too strong for me? Can I use {ingredient} with sensitive skin? Is {ingredient} safe for me? Is {ingredient} for me? Do I need {ingredient}? Would {ingredient} suit me? Is {ingredient} a good idea for my skin? Could I use {ingredient}? Is {ingredient} bad for me? Is {ingredient} okay for oily skin? Is {ingredient} fine for dry skin? Does my skin need {ingredient}? Will {ingredient} irritate my skin? Can people like me use {ingredient}? Could my skin take {ingredient}? Would {ingredient} help my skin? Would {ingredient} do me good? Will {ingredient} help me?',
  },
  {
    id: 'ingredient.pregnancy',
    asks: 'Can I use {ingredient} while pregnant? Is {ingredient} safe in pregnancy? Is {ingredient} ok when breastfeeding? {ingredient} and pregnancy? I am pregnant can I use {ingredient}? {ingredient} when pregnant? {ingredient} during pregnancy? Expecting a baby {ingredient}? Can pregnant women use {ingredient}? Is {ingredient} allowed in pregnancy? May I use {ingredient} pregnant? {ingredient} while nursing?',
  },
  {
    id: 'ingredient.pair',
    asks: 'Can I use {ingredient} with {ingredient}? Can I mix {ingredient} and {ingredient}? {ingredient} and {ingredient} together? Does {ingredient} go with {ingredient}? Can I layer {ingredient} and {ingredient}? Should I use {ingredient} before or after {ingredient}? {ingredient} or {ingredient} first? Does {ingredient} cancel {ingredient}? {ingredient} and {ingredient} on the same night? {ingredient} plus {ingredient}? Can I combine {ingredient} and {ingredient}? {ingredient} then {ingredient}? {ingredient} with {ingredient} ok? Is it bad to use {ingredient} with {ingredient}? Does {ingredient} clash with {ingredient}? Which first {ingredient} or {ingredient}? {ingredient} under {ingredient}? {ingredient} in the morning and {ingredient} at night? Are {ingredient} and {ingredient} too much? Use {ingredient} after {ingredient}? Mixing {ingredient} {ingredient}? {ingredient} on top of {ingredient}?',
  },
  {
    id: 'ingredient.have',
    asks: 'Do I already use {ingredient}? Is there {ingredient} in my products? Which of my products has {ingredient}? Does my {step} contain {ingredient}? Is {ingredient} in my routine? Do any of my products contain {ingredient}? Does my {step} have {ingredient} in it? Where is {ingredient} in the list? Which products of mine contain {ingredient}? Am I using {ingredient} already? Do I use anything with {ingredient}? Does anything I use have {ingredient}? Is my {step} free of {ingredient}? Is {ingredient} in my {step}? Does my routine contain {ingredient}? Do I already have {ingredient}? Is there {ingredient} in my {step}? What in my routine has {ingredient}?',
  },
  {
    id: 'product.find',
    asks: 'Recommend a {step}? Which {step} should I buy? Find me a {step}? Suggest a {step}? I need a {step}? What is a good {step}? Which {step} is right for me? Looking for a {step}? Show me a {step}? What {step} do you recommend? Best {step} for my skin? A {step} for oily skin? A {step} without fragrance? Find a product for {sign}? Recommend something for {sign}? Which product helps with {sign}? A cheap {step}? Is there a cheaper {step}? A {step} under 20 dollars? Fragrance free {step}? Recommend a product? Find me a product? A {step} with {ingredient}? Recommend a {ingredient} serum? Find {ingredient} products? Any {step} suggestions? Show me products? What should I buy? A {ingredient} product? Something for {sign} that I can buy? Is there a {step} under 15 dollars? Got any {step} suggestions? I would like a new {step}? Which {step} fits my skin? My {step} is nearly empty which one next? What {step} should I get? Pick a {step} for me? Any good {step} for me? A new {step}? Another {step}? {step} recommendations? Can you find a {step}? Looking for something with {ingredient}? {ingredient} product recommendations? Which product for {sign}? Show me some {step}? A {step} for dry skin? Good {step} for sensitive skin? Best {step}? Need a {step}? Other {step} options? Alternative to my {step}? Which brand of {step}? Can you recommend a {step} without perfume? A {step} that is not expensive? I want to buy a {step}? Replace my {step}? Please recommend a gentle {step}? I want a good {step}? Can you suggest a {step} for {sign}? Any affordable {step}? What is the best {step} for me? I am looking for a mineral {step}? Find a {step} for my skin? What is a nice {step} for me? Is there a better {step} for me? Which {step} is good for me? Do you know a good {step}? How do I pick a {step}? Which texture of {step}?',
  },
  {
    id: 'account.left',
    asks: 'How many messages do I have left? How many scans are left? What is my allowance? How much is left this month? How many messages can I send? When do my messages come back? When does my allowance reset? How many tokens do I have left? How many scans can I do this month? Did I use up my messages? Am I running out of messages? How much of my token limit is used? How many questions can I still ask? What is left of my allowance? Remaining messages? Remaining scans? How many chats left? How many check ins left? When do I get new messages? When can I scan again for free? What is my limit? Limit of messages? When is my quota renewed? How many messages remain? Can I still scan this month? What is my message limit? When do I get more messages? Did I hit my limit? Have I reached my limit? Is my allowance used up?',
  },
  {
    id: 'account.plan',
    asks: 'Which plan am I on? What plan do I have? Am I on the free plan? What is my subscription? Is this the trial? Do I have Pro? Am I on Plus? Which subscription do I have? What version do I have? Is my trial still running? When does my trial end? Am I a paying member? My plan? My subscription? Do I pay for this? What membership do I have? Am I a Pro member? Am I a paying customer? Do I have the free version?',
  },
  {
    id: 'account.who',
    asks: 'Who handles my data? Who sees my photos? Who gets my data? Do you share my data? Where is my photo processed? Do you sell my data? Does anyone else see my face? Which companies get my data? Is my data shared with third parties? Where do my photos go? Who processes my data? Who gets my selfie? Does any other company get my selfie? Who has access to my photos? Who can look at my pictures? Is my data private? Is this private? Is my data safe? Where does my data go? Do third parties get data? Are my photos sent anywhere? Are you sharing my photos? Is anything sent to other companies? Do other companies see my selfie? Is anyone else looking at my pictures? Who else sees this? Are my pictures shared? Do you give my data to advertisers? Who has my photos? Do advertisers get my data? Do you sell my photos? Is my data safe with you? Can other people see my face?',
  },
] as const satisfies readonly Topic[];

export type SkillId = (typeof SKILLS)[number]['id'];
