import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A village cottage in the hills of Málaga. */
export const almendro: AnswersGuidebook = {
  language: "es",
  name: "Casita del Almendro",
  sections: {
    property: {
      propertyName: "Casita del Almendro",
      address: "Calle Hornos 7",
      city: "Frigiliana",
      state: "Málaga",
      country: "Spain",
    },
    welcome: {
      text: `<p>¡Bienvenidos! Somos Lola y Paco. Vivimos en el pueblo de al lado y venimos en diez minutos si hace falta: 612 555 890, también WhatsApp.</p><p>El almendro del patio florece en febrero. Las almendras son vuestras.</p>`,
    },
    checkin: {
      checkInType: "Nos vemos en la puerta",
      checkInTime: "16:00",
      doorCode: "",
      details: `<p>Paco os espera en la plaza y os acompaña con el equipaje; la calle es de escalones y no entran coches. Avisad media hora antes.</p><p>La llave grande es de la cancela, la pequeña de la puerta azul: dos vueltas a la izquierda.</p><p>Si llegáis después de las 22:00, la llave queda en el bar Virtudes.</p>`,
      parkingInfo: `<p>Dejad el coche en el aparcamiento municipal de la entrada del pueblo. Es gratis y está a cinco minutos andando.</p>`,
    },
    amenities: {
      text: `<ul><li>Cama de matrimonio arriba y dos camas individuales abajo.</li><li>Mantas y almohadas de sobra en el arcón.</li><li>Toallas de baño en el armario; las de piscina, en la cesta del patio.</li><li>Secador, plancha y tabla en el lavadero.</li><li>Lavadora en el lavadero, tendedero en la azotea. No hay secadora.</li><li>Tenemos cuna y trona; pedidlas antes de venir.</li></ul>`,
    },
    kitchen: {
      text: `<p>La vitro tiene bloqueo: mantened pulsado el candado. Las ollas están debajo.</p><p>Cafetera italiana y de cápsulas. Os dejamos café para el primer día.</p><p>El agua del grifo se puede beber, aunque sabe a cal; hay una jarra con filtro.</p><p>El horno se enciende con las dos ruedas: primero la hora, después la temperatura.</p>`,
    },
    howto: {
      items: [
        {
          title: "Aire frío y caliente",
          description: `<p>Con el mando de la cocina: sol para calor, copo para frío. Cerrad puertas y ventanas.</p>`,
        },
        {
          title: "Estufa de pellets",
          description: `<p>Llenad la tolva, pulsad el botón verde tres segundos y esperad diez minutos a la llama.</p>`,
        },
        {
          title: "Agua caliente",
          description: `<p>El termo es pequeño: dos duchas seguidas y hay que esperar media hora.</p>`,
        },
        {
          title: "Televisión",
          description: `<p>Botón rojo del mando grande. Los canales en inglés empiezan en el 40.</p>`,
        },
        {
          title: "Piscina",
          description: `<p>Quitad la lona entre dos. Abierta de mayo a octubre. Los niños, siempre con un adulto.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Almendro_5G",
      password: "flordefebrero",
      notes: `<p>Llega a la azotea, pero no a la piscina.</p>`,
    },
    rules: {
      rules: [
        "No se fuma dentro",
        "Los animales no pueden quedarse solos; son bienvenidos si avisáis",
        "Silencio en el patio desde medianoche, los vecinos madrugan",
        "Nada de fiestas",
        "No tiréis papel al váter",
      ],
    },
    emergency: {
      text: `<p>Llamad al 112 para todo: médico, bomberos, policía.</p><p>El centro de salud de Frigiliana abre de 8 a 15 entre semana; urgencias en Nerja, a diez minutos en coche.</p><p>Botiquín y extintor: debajo de la escalera.</p><p>Si salta la luz, el cuadro está detrás de la puerta de entrada; subid la palanca que ha bajado.</p><p>Fuga de agua: la llave de paso está en la arqueta del patio.</p>`,
    },
    transportation: {
      text: `<p>El autobús a Nerja sale de la plaza cada hora, 1,20 euros.</p><p>El aeropuerto de Málaga está a 50 minutos por la A-7. Un taxi cuesta unos 80 euros; pedidlo a Paco.</p><p>Hay gasolinera en Nerja, a la salida hacia la autovía.</p>`,
    },
    places: {
      items: [
        {
          name: "Playa de Burriana",
          description: "Arena, hamacas y chiringuitos, en Nerja.",
          category: "Playa",
        },
        {
          name: "Cueva de Nerja",
          description: "Comprad la entrada por internet, hay cola.",
          category: "Cueva",
        },
        {
          name: "Río Chíllar",
          description: "Se camina por el agua, llevad calzado viejo.",
          category: "Ruta",
        },
        {
          name: "Mirador de Santa Ana",
          description: "La puesta de sol sobre las casas blancas.",
          category: "Mirador",
        },
      ],
    },
    activities: {
      items: [
        { name: "Paseo a caballo", description: "Cuadra de Antonio, dos horas por la sierra." },
        { name: "Kayak por los acantilados", description: "Alquiler en Burriana, 20 euros la hora." },
      ],
    },
    shopping: {
      items: [
        {
          name: "Mercado de los jueves",
          description: "Fruta, miel de caña y ropa en la plaza.",
          category: "Mercado",
        },
        {
          name: "Covirán",
          description: "Lo básico, cierra a mediodía de 14 a 17.",
          category: "Supermercado",
        },
        {
          name: "Horno de la Abuela",
          description: "Pan y tortas de aceite desde las siete.",
          category: "Panadería",
        },
      ],
    },
    dining: {
      items: [
        { name: "El Lagar", description: "Choto al ajillo con vistas. Reservad.", category: "Restaurante" },
        { name: "Bar Virtudes", description: "Tapas y desayunos de los de siempre.", category: "Bar" },
        { name: "La Alberca", description: "Platos vegetarianos y zumos.", category: "Cafetería" },
      ],
    },
    services: {
      items: [
        {
          name: "Farmacia Platero",
          description: "En la calle Real, de lunes a sábado.",
          category: "Farmacia",
        },
        { name: "Cajero", description: "Unicaja, en la plaza.", category: "Banco" },
        { name: "Correos", description: "Mañanas, frente al ayuntamiento.", category: "Correos" },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>Si vuestro vuelo es por la tarde, podéis dejar las maletas en el bar Virtudes.</p>`,
      items: [
        "Bajad la basura a los contenedores de la plaza: amarillo para envases, azul para papel",
        "Fregad lo que hayáis usado",
        "Apagad el aire y la estufa",
        "Dejad las llaves encima de la mesa y cerrad de golpe",
      ],
    },
  },
};
