/** The kitchen, and what is eaten in the house. */
export const kitchen = `
# oven: howto, kitchen
things oven; bake; grill function; baking
asks how do I use the oven; how does the oven work; can I bake a cake; oven won't heat; oven shows a clock blinking; roast a chicken; oven is not getting hot; is there an oven; put a pizza in the oven; grill in the oven; oven timer beeps; bake a birthday cake; oven symbol
says oven; fan; bake; knob; clock; degrees; baking

# stove: howto, kitchen
things stove; hob; cooktop; induction; hotplate; cooker; burners; stovetop; ceramic hob; rings
asks how do I turn on the hob; hob won't come on; hob shows a key; hob locked; induction doesn't see the pan; how do I light the gas ring; cooker is locked; stove not working; the plates don't get hot; pan on the induction; hob beeps; display shows an l; is it gas or electric cooking; can't get the cooker on; symbol of a padlock
says hob; induction; lock; ring; cooktop; touch; child lock; plate; magnetic; cooker; stove

# gas: howto, kitchen
things gas; gas bottle; gas cylinder; propane; lighter; matches; gas hob
asks gas is empty; gas ran out; how do I change the gas bottle; spare gas bottle; turn on the gas; lighter for the hob; no gas coming out; where are the matches; gas won't light
says gas; bottle; matches; lighter; cylinder; hose; swap

# microwave!: kitchen, howto
things microwave; warm up food; reheat
asks is there a microwave; how do I use the microwave; microwave won't start; heat up the baby bottle; warm up leftovers
says microwave

# fridge: kitchen
things fridge; refrigerator
kinds ice / ice cubes / ice maker; freezer; cool box / cooler / esky / cool bag; second fridge; ice packs
asks where is the freezer; do you have ice; fridge is warm; is there space in the fridge; fridge doesn't cool; where can I freeze ice packs; can you keep our food cold; cooler for the beach; fridge is leaking; fridge making noise; chill some drinks; esky
says fridge; freezer; ice; cool box; esky; ice cubes; ice packs

# dishes: departure, kitchen
things dishes; washing up; dish soap; washing-up liquid; sponge; dish cloth; dish towel; tea towels; sink
asks do we have to wash up; where is the dish soap; washing up liquid; is there a sponge; no dishwasher how do we wash up; do the dishes before leaving; leave the plates dirty; tea towel
says dishes; washing up; wash up; dish soap; sponge; tea towels

# dishwasher: kitchen, howto
things dishwasher; dishwasher tablets; dishwasher salt
asks is there a dishwasher; how does the dishwasher work; dishwasher won't start; where are the tablets; dishwasher beeps; which program for the dishwasher; dishwasher doesn't drain; can the pans go in the dishwasher; dishwasher door; dishwasher leaves dishes dirty; does it have a dish washer
says dishwasher; tablet; dishwasher tablets; programme

# coffee: kitchen, howto
things coffee; coffee machine; espresso machine; coffee maker; french press; plunger; moka pot; filter coffee; aeropress; cafetiere; percolator; flat white; cappuccino
kinds milk frother / froth milk / frother; decaf; coffee grinder / grinder; filter papers / coffee filters; instant coffee; coffee beans / beans
asks how do I make coffee; how does the coffee machine work; is there coffee; where are the coffee filters; coffee machine blinks red; i need a coffee; make a cappuccino; froth milk; descale the machine; what kind of coffee machine is it; do you have ground coffee; coffee thing won't work; where is the coffee; drip coffee; make an espresso with this thing; coffee grinder
says coffee; espresso; press; beans; filter; plunger; button; moka; frother; ground coffee; decaf; grinder

# coffeePods: kitchen, howto
things coffee pods; capsules; nespresso; pods; dolce gusto; senseo pads
asks which pods fit the machine; where are the capsules; are pods provided; what coffee capsules do I buy; where can I get pods; out of capsules; used capsules
says pods; capsules; nespresso

# tea: kitchen < kettle
things kettle; tea; teapot; tea bags; electric kettle; hot water bottle for tea; boil water
asks is there a kettle; do you have tea; where are the tea bags; how do I boil water; make a cup of tea; a cuppa; herbal tea
says kettle; tea; teapot

# toaster!: kitchen
things toaster; toast; sandwich maker; sandwich toaster
asks is there a toaster; make toast; toastie maker; toast my bread
says toaster; sandwich maker

# cookware: kitchen
things pots; pans; saucepan; frying pan; baking tray; cooking equipment; kitchen equipment; casserole; utensils; cooking pots; big pot
kinds kitchen scales / scales; colander / sieve; rolling pin; cake tin / baking tin / muffin tin; roasting tin / roasting pan; measuring cup / measuring jug; ladle; whisk; salad bowl / salad spinner; tongs
asks is the kitchen equipped; do we need to bring pots; where are the pans; is there a big pot for pasta; what's in the kitchen; do you have a baking tin; scales for baking; can we cook properly; is there a sharp knife and a board
says pots; pans; saucepan; frying pan; pan; tray; kitchen has; equipped; scales; casserole; baking; colander

# blender!: kitchen < blender
things blender; smoothie maker; hand blender; kitchen machine
kinds juicer / orange juicer; hand mixer / mixer / hand blender / whisk; food processor / thermomix
asks do you have a blender; can I make smoothies; puree food for the baby; whip cream; mixer for a cake; squeeze oranges
says blender; mixer; food processor; hand blender; juicer; whisk

# corkscrew!: kitchen < corkscrew
things corkscrew; bottle opener; wine opener
asks how do I open a bottle of wine; can't find the corkscrew; open our beer; something to open wine with
says corkscrew; bottle opener; wine opener

# canOpener!: kitchen < canOpener
things can opener; tin opener
asks how do I open this tin; where is the tin opener; open a can of tuna
says can opener; tin opener

# grater: kitchen < grater
kinds grater / cheese grater; peeler / potato peeler; garlic press; scissors / kitchen scissors; lemon squeezer
asks do you have a cheese grater; peel potatoes; cut something with scissors
says grater; peeler; scissors; garlic press

# knives: kitchen < cookware
things knife; knives; sharp knife; chopping board; cutting board; bread knife
asks the knives are blunt; where's a sharp knife; is there a chopping board; bread knife; sharpen the knife
says knife; knives; chopping board; sharpener

# tableware: kitchen < cookware
things plates; cutlery; forks; spoons; glasses; bowls; cups; crockery; beer glasses
kinds wine glasses; champagne glasses; tablecloth; chopsticks; mugs; plastic cups / plastic glasses
asks where are the plates; enough cutlery for six; any wine glasses; where do you keep the glasses; mugs; plastic cups for the pool; cups for kids; set the table; teaspoons
says plates; cutlery; glasses; wine glasses; bowls; mugs; crockery

# riceCooker!: kitchen
things rice cooker; cook rice
asks is there a rice cooker; how do I cook rice here
says rice cooker

# slowCooker: kitchen < slowCooker
kinds slow cooker; pressure cooker / instant pot; air fryer; deep fryer; waffle iron / waffle maker; raclette; fondue; wok; pizza oven; popcorn maker; ice cream maker; bread maker; yoghurt maker; pasta machine
asks do you have an air fryer; waffle maker; raclette set; fondue pot; can we use the pizza oven; make fries
says slow cooker; pressure cooker; air fryer; waffle; raclette; fondue; wok; pizza oven

# foil: kitchen < foil
kinds tin foil / aluminium foil / foil; baking paper / parchment / baking parchment; cling film / plastic wrap; sandwich bags / freezer bags / ziplock bags; tupperware / food containers / lunch boxes; kitchen roll / paper towels; napkins / serviettes; thermos / thermos flask
asks do you have tin foil; wrap up food; something to take lunch in; box for leftovers; kitchen paper; picnic boxes; baking parchment; ziplock
says foil; baking paper; cling film; sandwich bags; containers; kitchen roll; thermos

# basics: kitchen < basics
things salt; pepper; oil; olive oil; sugar; spices; vinegar; flour; ketchup; basics; pantry; condiments; staples
asks is there salt and oil; do we need to bring basics; what can we use from the pantry; are spices there; any sugar for the coffee; what food is already there; can we use up what's in the cupboard
says salt; oil; pepper; spices; sugar; pantry; help yourself; staples

# foodProvided!: kitchen, welcome < foodProvided
things welcome basket; breakfast basket; breakfast included; food included; half board; meals included; milk in the fridge
asks is breakfast included; do you serve breakfast; what's included; do we get breakfast; will there be milk for the first morning; is any food provided; are meals included; does the price include breakfast; is there something to eat when we arrive; breakfast delivered; can we order breakfast; bread rolls delivered; what time is breakfast served; do you cook dinner for guests
says breakfast is; basket; included; in the fridge for you; welcome pack; first breakfast; at the door; bread rolls; we serve; ordered; breakfast from

# eggs: kitchen, shopping < market
things eggs; fresh eggs; milk; honesty box; honey; jam; home produce; vegetables from the garden; herbs
asks can we buy eggs from you; may we pick herbs; where can I get fresh milk; do you sell honey; may the kids collect the eggs; can we eat the apples in the garden; eggs for breakfast; pick the lemons; milk without driving
says eggs; honesty box; honey; herbs; pick; milk; help yourself; lamb; ordered

# barbecue: howto, amenities
things barbecue; bbq; grill; barbie; charcoal; gas grill; braai; barbecue tongs
asks is there a bbq; can we grill outside; how do I light the barbecue; gas for the grill; where's the charcoal; are we allowed to barbecue on the balcony; clean the grill after use; throw some sausages on the grill; cook outside; barbecue won't light; grill some steaks; tongs
says barbecue; barbecues; bbq; grill; charcoal; gas bottle; scrape

# firePit: amenities, rules < fireplace
things fire pit; campfire; bonfire; fire bowl; marshmallows
asks can we make a campfire; is there a fire pit; are open fires allowed; roast marshmallows; fire ban; may we light a bonfire on the beach
says fire pit; campfire; bonfire; open fire; fire bowl; total fire ban; fire ban; brazier

# eatOutside: amenities, kitchen < garden
things outdoor table; eat outside; outdoor furniture; garden furniture; terrace table; cushions; sun loungers; deck chairs
asks can we eat outside; where are the cushions for the chairs; table outside; are there sun loungers; may we move the chairs into the garden; cushions got wet; sit in the sun
says cushions; table; loungers; outdoor; chairs; deck chairs; furniture
`;
