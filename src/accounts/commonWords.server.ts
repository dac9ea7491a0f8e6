/** Lower-case words common in passwords, from published analyses of leaks (NIST SP 800-63B §3.1.1.2). */
export const COMMON_WORDS = new Set(
  `
  password passwort passwd passcode passphrase passkey pass mypassword yourpassword thepassword password1password
  secret topsecret private access accessgranted login loginlogin logmein letmein letmeinnow letmeinplease opensesame
  open sesame enter entry welcome welcomehome welcomeback hello hellohello helloworld hithere goodmorning goodnight
  admin administrator adminadmin root toor user username guest guestguest demo default changeme changeit changemenow
  temp temporary temppass temppassword test tester testing testtest testuser testaccount sample example trial
  computer internet laptop desktop keyboard windows microsoft google facebook instagram twitter youtube amazon apple
  iphone samsung android linkedin myspace netflix spotify yahoo hotmail gmail outlook email server system network
  master supervisor manager service support office company business security secure account money dollar dollars
  cash rich million millionaire bank banking iloveyou iloveu ilovehim iloveher iloveme iloveyouforever lovely lover
  lovers love lovelove loveyou loveme mylove truelove forever foreverlove always babygirl babyboy baby babybaby
  sweetheart sweetie sweet honey honeybee darling angel angels angelbaby princess princesa prince queen king kings
  beautiful gorgeous pretty cutie cute hottie sexy sexylady bitch asshole fuck fuckyou fuckoff fucker pussy penis
  dragon dragons dragonball monkey monkeys tigger tiger tigers lion lions panther eagle eagles falcon hawk phoenix
  shadow shadows ghost killer hunter ranger rangers soldier warrior warriors ninja samurai pirate wizard merlin
  gandalf frodo hobbit starwars startrek stargate skywalker darthvader yoda jedi matrix trinity neo superman batman
  spiderman ironman wolverine superstar superhero avengers marvel pokemon pikachu naruto sasuke minecraft roblox
  fortnite zelda mario luigi nintendo playstation xbox xbox360 gaming gamer counterstrike warcraft starcraft diablo
  football footballer soccer baseball basketball softball volleyball hockey cricket rugby tennis golf golfer golfing
  swimming surfing surfer skate skater skateboard snowboard fishing hunting racing runner running cycling allblacks
  wallabies liverpool liverpoolfc arsenal chelsea chelseafc manchester manutd manchesterunited barcelona realmadrid
  juventus cowboys steelers packers yankees redsox lakers bulls dolphins ferrari porsche corvette mustang camaro
  mercedes bmw toyota honda nissan holden ford harley davidson yamaha suzuki kawasaki jaguar
  sunshine sunflower sunrise sunset sunny sunday summer summertime winter autumn spring rainbow rainbows butterfly
  flower flowers rose roses daisy lily orchid snowball snowflake snowman blue bluesky green purple orange yellow red
  black blackie silver golden gold diamond diamonds crystal star stars starlight moon moonlight midnight thunder
  lightning storm fire firefly water ocean river mountain forest freedom peace happy happiness smile smiley friend
  friends friendship bestfriend family children mother father mommy daddy mummy sister brother grandma grandpa
  chocolate cookie cookies candy cupcake banana apples cherry strawberry peaches pineapple watermelon pumpkin
  pepper ginger cinnamon coffee cappuccino cheese cheesecake pizza burger noodles peanut butter whiskey vodka beer
  puppy puppies doggy doggie dogs kitten kitty cats catdog meow buddy bailey max maxwell rocky lucky lucy molly bella
  charlie charlie1 chester oscar oreo smokey sparky snoopy scooby scoobydoo tinkerbell mickey mickeymouse minnie
  donald garfield bugsbunny simpsons homer bart southpark harrypotter hogwarts dumbledore hermione twilight
  michael michelle jennifer jessica ashley amanda matthew joshua andrew daniel christopher nicholas anthony william
  jonathan benjamin alexander alexandra alexis samantha stephanie elizabeth victoria natasha nicole danielle
  christina katherine rebecca rachel melissa vanessa heather hannah sophie sophia olivia emily emma isabella charlotte
  amelia grace chloe lauren megan sarah laura linda patricia barbara susan karen nancy maria maggie thomas robert
  richard david james john joseph george edward henry charles patrick kevin brian steven jason justin brandon jordan
  tyler austin dylan logan nathan ethan jacob samuel oliver jack harry simon peter martin marcus carlos antonio
  fernando roberto alejandro francisco eduardo mohammed muhammad ahmed abdullah krishna ganesh
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday australia australian aussie sydney melbourne brisbane perth adelaide canberra hobart darwin
  newzealand aotearoa kiwi auckland wellington christchurch queenstown wanaka rotorua taupo dunedin hamilton
  london england scotland ireland america american newyork california florida texas chicago canada toronto paris
  france germany berlin india pakistan china brazil mexico
  jesus jesuschrist jesusislord godisgood godislove iamgod blessed faith heaven christ christian church amen bible
  whatever nothing nothing1 anything something everything someone nobody noone whoknows idontknow dontknow forgot
  forgotten remember rememberme blahblah blah trustno trustme trust please thankyou thanks sorry goodluck bonjour
  qwerty qwertz azerty qwertyqwerty asdf asdfasdf zxcv zxcvzxcv abcd abcabc abcdef aaaa zzzz
  music musical guitar drummer piano metallica nirvana slipknot eminem beatles madonna beyonce rihanna greenday
  linkinpark coldplay blink blinkblink jackass rockstar rocknroll hiphop dance dancer dancing cheer cheerleader
  student teacher school college university doctor nurse lawyer engineer police sheriff captain colonel general
  commander major sergeant marine marines navy army airforce sniper bullet trigger gunner cobra viper python
  house home homesweethome myhouse myhome holiday holidays vacation beach beachhouse lakehouse hotel motel hostel
  airbnb booking bookings rental rentals landlord host hosting superhost property apartment cottage bach villa cabin
  guidebook guidebooks guide wifi wireless internet1 router modem network1 hotspot
  `
    .trim()
    .split(/\s+/),
);

/** Neighbours on keyboards and in alphabets; matched in both directions. */
export const WALKS = [
  "01234567890",
  "112233445566778899001122",
  "789456123",
  "147258369",
  "abcdefghijklmnopqrstuvwxyz",
  "aabbccddeeffgghh",
  "a1b2c3d4e5f6g7h8i9j0",
  "1a2b3c4d5e6f7g8h9i0j",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "qazwsxedcrfvtgbyhnujmikolp",
  "zaqxswcdevfrbgtnhymjukilop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1q2w3e4r5t6y7u8i9o0p",
  "q2w3e4r5t6y7u8i9o0p",
  "a2s3d4f5g6h7j8k9l0",
  "!@#$%^&*()",
];
