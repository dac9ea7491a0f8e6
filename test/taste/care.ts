/** Hospitals, and what is tagged as one; pharmacies, and what is tagged as one. */
export const care = `
emergency | Gull Bay Hospital | amenity=hospital emergency=yes
emergency | Gull Bay Base Hospital | amenity=hospital emergency=yes beds=180
emergency | Royal Harbour Hospital | amenity=hospital healthcare:speciality=emergency;surgery
emergency | Northern District General Hospital | amenity=hospital beds=420
emergency | Kauri General Hospital | amenity=hospital capacity:beds=260 healthcare:speciality=general
emergency | Centre Hospitalier de la Baie | amenity=hospital emergency=yes
emergency | Klinikum am See | amenity=hospital emergency=yes beds=600
emergency | Hospital Universitario del Norte | amenity=hospital emergency=yes
emergency | St Brigid's Hospital | amenity=hospital emergency=yes operator=State~Health
emergency | Mount Pleasant Hospital and Eye Hospital | amenity=hospital emergency=yes
callFirst | Centre Cardio Thoracique du Port | amenity=hospital emergency=yes
callFirst | Kardiologie am Park | amenity=hospital emergency=yes
callFirst | Polyclinic Gull Bay | amenity=hospital emergency=yes
emergency | Riverland Health Centre and Hospital | amenity=hospital emergency=yes
emergency | Bayview Medical Center | amenity=hospital emergency=yes
callFirst | Port Sorrow District Hospital | amenity=hospital
callFirst | St Anselm's Private Hospital | amenity=hospital
callFirst | Wattle Vale Hospital | amenity=hospital emergency=no
callFirst | Cottage Hospital | amenity=hospital beds=12
callFirst | Nuffield Bay Private Hospital | amenity=hospital operator:type=private beds=40
callFirst | Harbour Children's Hospital | amenity=hospital emergency=yes
callFirst | Queen Mary Women's and Babies' Hospital | amenity=hospital emergency=yes
callFirst | Spital Talhof | amenity=hospital
callFirst | Sairaala Lahti | amenity=hospital
callFirst | Multi-Purpose Health Service Dusty Plains | amenity=hospital
no | Bloomfield Psychiatric Hospital | amenity=hospital emergency=yes
no | Larchmont Mental Health Unit | amenity=hospital
no | Southern Clinic | amenity=hospital healthcare:speciality=psychiatry
no | Psychiatrie Nord | amenity=hospital
no | Hillview Rehabilitation Hospital | amenity=hospital
no | Reha-Klinik Sonnenhof | amenity=hospital
no | Coastal Rehab | amenity=hospital healthcare=rehabilitation
no | St Clare's Hospice | amenity=hospital
no | Evergreen Nursing Home | amenity=hospital
no | Evergreen Aged Care | amenity=hospital
no | Gull Bay Veterinary Hospital | amenity=hospital
no | Small Paws Animal Hospital | amenity=hospital
no | Pet Emergency Hospital | amenity=hospital emergency=yes
no | Tierklinik Weststadt | amenity=hospital
no | Southern Equine Hospital | amenity=hospital
no | Bayside Cosmetic Surgery Hospital | amenity=hospital
no | Silhouette Plastic Surgery | amenity=hospital
no | Perfect You Aesthetic Hospital | amenity=hospital
no | Old Gull Bay Hospital | amenity=hospital historic=building
no | Quarantine Station Hospital Ruins | amenity=hospital ruins=yes
no | Former Lunatic Asylum | amenity=hospital
no | Old Infirmary | amenity=hospital historic=ruins
no | Hospital Museum | amenity=hospital tourism=museum
no | Hospital Pharmacy | amenity=hospital
no | Harbour Hospital Chemist | amenity=hospital shop=chemist
no | Outpatients Pharmacy | amenity=hospital dispensing=yes
no | Laser Eye Hospital | amenity=hospital
no | Vision Eye Hospital | amenity=hospital
no | Institut de Médecine du Sport | amenity=hospital
no | Dental Hospital | amenity=hospital
no | City Day Surgery | amenity=hospital
no | Riverside Day Hospital | amenity=hospital
no | Fertility Hospital | amenity=hospital
no | Clear Water Detox | amenity=hospital
no | Drug and Alcohol Hospital | amenity=hospital
no | Forensic Hospital | amenity=hospital
no | Prison Hospital | amenity=hospital
no | Garrison Military Hospital | amenity=hospital access=military
no | Dialysis Hospital | amenity=hospital
no | Orthopaedic Hospital | amenity=hospital
no | Peter Mac Cancer Hospital | amenity=hospital
no | Geriatric Hospital Lindenhof | amenity=hospital
no | Doll Hospital | amenity=hospital
no | Phone Hospital | amenity=hospital
no | Teddy Bear Hospital | amenity=hospital
pharmacy | Gull Bay Pharmacy | amenity=pharmacy
pharmacy | Lighthouse Chemist | amenity=pharmacy dispensing=yes
pharmacy | Discount Chemist Depot | shop=chemist
pharmacy | Pharmacy 4 All | shop=chemist
pharmacy | Apotheke am Markt | amenity=pharmacy
pharmacy | Pharmacie du Port | amenity=pharmacy
pharmacy | Farmacia Centrale | amenity=pharmacy
pharmacy | Kielo | amenity=pharmacy dispensing=yes
no | Vitamin Barn | amenity=pharmacy
no | Mega Vitamins | shop=chemist
no | Sun Supplements | shop=chemist
no | Muscle Nutrition | amenity=pharmacy
no | Green Leaf Health Foods | shop=chemist
no | Naturopathic Dispensary | amenity=pharmacy
no | Compounding Lab | amenity=pharmacy dispensing=no
no | Pet Pharmacy | amenity=pharmacy
no | Drogerie Sauber | shop=chemist
no | Beauty Planet | shop=chemist
no | Cannabis Dispensary | amenity=pharmacy
`;
