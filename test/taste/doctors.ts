/** General practice, and what is tagged like it. */
export const doctors = `
clinic | Gull Bay Medical Centre | amenity=clinic
clinic | Gull Bay Family Practice | amenity=doctors
clinic | Dr Ines Okoro | amenity=doctors
clinic | Harbour Street Surgery | amenity=doctors
clinic | Marine Parade General Practice | amenity=clinic
clinic | Bush Nursing Centre | amenity=clinic
clinic | Riverland Health Centre | amenity=clinic
clinic | Urgent Care Clinic | amenity=clinic
clinic | After Hours Doctors | amenity=doctors
clinic | City GP | amenity=clinic healthcare:speciality=general
clinic | Harbour Doctors | amenity=doctors healthcare:speciality=general;paediatrics
clinic | Centre Médical du Port | amenity=clinic
clinic | Hausarztpraxis Lind | amenity=doctors
clinic | Terveysasema | amenity=clinic
clinic | Poliklinika | amenity=clinic healthcare:speciality=general
no | Dr. Med. Dent. Lind - Dentist | amenity=doctors
no | Kieferorthopädie Lind | amenity=doctors
no | Zahnarztpraxis Lind | amenity=doctors
no | Wing Clinic | amenity=clinic healthcare:speciality=cardiology
no | Skin Cancer Clinic | amenity=clinic
no | Hearts & Lungs Specialists | amenity=doctors
no | Orthopaedic Surgeons | amenity=doctors
no | Plastic Surgeon Dr Vale | amenity=doctors
no | Smile Dental Clinic | amenity=clinic
no | Bright Orthodontics | amenity=doctors
no | Vets on Main | amenity=clinic
no | Gull Bay Vet Clinic | amenity=doctors
no | Fertility First | amenity=clinic
no | IVF Bay | amenity=clinic
no | Vein Clinic | amenity=clinic
no | Laser & Skin | amenity=clinic
no | Botox Bar | amenity=clinic
no | Cosmetic Clinic | amenity=clinic
no | Physio Plus | amenity=clinic
no | Bay Chiropractic | amenity=doctors
no | Osteopathy Works | amenity=clinic
no | Podiatry Point | amenity=clinic
no | Psychology Rooms | amenity=clinic
no | Mind Matters | amenity=clinic healthcare:speciality=psychiatry
no | Headspace Mental Health | amenity=clinic
no | Radiology One | amenity=clinic
no | Bay Pathology | amenity=clinic
no | Ultrasound Suite | amenity=clinic
no | Hearing Help | amenity=clinic
no | Eye Doctors | amenity=doctors
no | Ophthalmology Centre | amenity=doctors healthcare:speciality=ophthalmology
no | Sleep Studies | amenity=clinic
no | Acupuncture and Chinese Medicine | amenity=clinic
no | Naturopath Nell | amenity=clinic
no | Methadone Clinic | amenity=clinic
no | Drug and Alcohol Service | amenity=clinic
no | Blood Donor Centre | amenity=clinic
no | Dialysis Centre | amenity=clinic
no | Vasectomy Clinic | amenity=clinic
no | Men's Health Erectile Clinic | amenity=clinic
no | Sexual Health Clinic | amenity=clinic
no | Maternal and Child Health | amenity=clinic
no | Occupational Medicine | amenity=clinic
no | Hair Transplant Clinic | amenity=clinic
no | Tattoo Removal | amenity=clinic
no | Weight Loss Clinic | amenity=clinic
no | Allied Health Hub | amenity=clinic
no | Travel Vaccinations | amenity=clinic healthcare:speciality=vaccination
no | School Nurse | amenity=clinic access=private
no | Lotus | amenity=clinic
`;
