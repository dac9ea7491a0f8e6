// Words of platforms in summaries, in the languages in which their feeds were seen or are sold. `\b` is ASCII only, so
// the ends of words are matched by letters.

const wholeWords = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");

/** A guest stays. */
export const stayWords = wholeWords(
  "reserved|reservation|booked|booking|réservée?|réservation|reservad[oa]|reserva|prenotat[oa]|prenotazione|riservat[oa]|reserviert|gebucht|buchung|reservierung|gereserveerd|geboekt|boeking|reserverad|bokad|reserveret|reservert|varattu|zarezerwowane|rezerwacja|rezervováno|confirmed|confirmée?|confirmad[oa]|guest|gast",
);

/** Not bookable, or not yet. */
export const blockWords = wholeWords(
  "blocked|block|unavailable|not available|no availability|indisponible|non disponible|bloquée?|no disponible|bloquead[oa]|non disponibile|bloccat[oa]|blockiert|gesperrt|nicht verfügbar|geblokkeerd|niet beschikbaar|blockerad|blokeret|blokkert|zablokowane|owner|owner stay|owner block|maintenance|cleaning|hold|tentative|provisoire|provisional|provisorio|vorläufig|voorlopig|option|inquiry|request",
);

/** Closed for any reason: Booking.com writes this for stays too. */
export const closedWords = wholeWords(
  "closed|busy|occupied|ferm[ée]e?|occup[ée]e?|geschlossen|belegt|besetzt|cerrad[oa]|ocupad[oa]|chiuso|occupat[oa]|gesloten|bezet|optaget|upptagen|opptatt",
);

/** The platform of a booking. */
export const channelWords = wholeWords(
  "airbnb|booking\\.com|vrbo|abritel|homeaway|fewo-direkt|expedia|stayz|bookabach|direct|check[ -]?in|check[ -]?out|night|nights|adults?|children|pax",
);

/** The arrival or departure that some systems list in addition to the whole stay. */
export const arrivalWords = /^\W*(check[ -]?in|arrival|anreise|arrivée|llegada|arrivo|aankomst)(?!\p{L})/iu;
export const departureWords =
  /^\W*(check[ -]?out|departure|abreise|départ|salida|partenza|vertrek)(?!\p{L})/iu;
