import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A flat near the sea in Valencia. */
export const azahar: AnswersGuidebook = {
  language: "es",
  name: "Piso Azahar",
  sections: {
    property: {
      propertyName: "Piso Azahar",
      address: "Calle de la Reina 83, 2.º izquierda",
      city: "Valencia",
      state: "Comunitat Valenciana",
      country: "Spain",
    },
    welcome: {
      text: `<p>¡Bienvenidos al Cabanyal! Somos Lucía y Vicent. El piso era de la abuela; los azulejos son de 1926 y los cuidamos mucho.</p><p>Escribidnos por WhatsApp al 600 555 318 a cualquier hora razonable. Si es urgente, llamad.</p>`,
    },
    checkin: {
      checkInType: "Cerradura con teclado",
      checkInTime: "15:00",
      doorCode: "1940",
      details: `<p>En el portal pulsad el 2 izquierda y os abrimos, o usad el código de la placa gris. En la puerta del piso, tocad la pantalla con la palma y marcad el mismo número.</p><p>No hay ascensor: son 38 escalones. Si venís con mucho equipaje, Vicent os ayuda a subirlo.</p>`,
      parkingInfo: `<p>En la calle se aparca sin pagar, pero con paciencia. El garaje Mediterráneo, a 200 metros, cobra 14 euros al día.</p>`,
    },
    amenities: {
      text: `<h2>Dormitorios</h2><p>Una cama de matrimonio y dos individuales. Mantas y almohadas en el armario del pasillo, balda de arriba.</p><h2>Baño</h2><p>Secador de pelo en el cajón. Toallas de baño blancas en la estantería; para la playa hay unas de rayas junto a la puerta.</p><h2>Galería</h2><p>La lavadora está en la galería de la cocina: el detergente va en el cajetín del medio. Tended en las cuerdas del patio, con pinzas por favor.</p><p>Plancha y tabla, detrás de la puerta de la galería.</p><h2>Niños</h2><p>Cuna de viaje y trona bajo la cama grande. Cubos y palas en el balcón.</p><h2>Azotea</h2><p>La azotea es de todos los vecinos. Se puede tomar el sol hasta las 22 h, y la ducha de arriba es fría.</p>`,
    },
    kitchen: {
      text: `<p>La cafetera italiana está en el fogón y el café en el bote azul.</p><p>La vitrocerámica se desbloquea dejando el dedo en la llave. No arrastréis las sartenes.</p><p>El agua del grifo es segura pero sabe a cal: usad la jarra con filtro.</p><p>La paellera grande cuelga detrás de la puerta; arroz y azafrán en la despensa.</p>`,
    },
    howto: {
      items: [
        {
          title: "Aire acondicionado",
          description: `<p>Hay un aparato en el salón y otro en el dormitorio. Mando blanco: copo para frío, sol para calor. Con las ventanas abiertas se para solo.</p>`,
        },
        {
          title: "Agua caliente",
          description: `<p>El calentador de gas está en la galería. Si se apaga, girad la rueda a la estrella, apretad diez segundos y subidla a 4.</p>`,
        },
        {
          title: "Horno",
          description: `<p>El botón izquierdo elige la función, el derecho la temperatura. No funciona si el reloj parpadea: pulsad los dos botones del centro a la vez.</p>`,
        },
        {
          title: "Televisión",
          description: `<p>Encended con el mando negro. Para Netflix entrad con vuestra cuenta y no olvidéis cerrarla.</p>`,
        },
        {
          title: "Persianas",
          description: `<p>Tirad de la cinta despacio. En verano, bajadas de once a seis.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "AZAHAR_2G",
      password: "naranja.dulce.26",
      notes: `<p>El router está en el recibidor. Si se cae la conexión, apagadlo un minuto.</p>`,
    },
    rules: {
      rules: [
        "Se fuma solo en el balcón",
        "Vuestro perro es bienvenido, sin subirse al sofá",
        "Silencio de 23 a 8 h: los vecinos madrugan",
        "Nada de fiestas",
        "Quitaos la arena antes de entrar",
      ],
    },
    emergency: {
      text: `<p>Hospital Clínico, avenida Blasco Ibáñez 17, urgencias siempre abiertas.</p><p>Botiquín: mueble del baño. Extintor: detrás de la puerta de entrada.</p><p>Si salta la luz, el cuadro eléctrico está encima de la nevera. Normalmente es el horno con la lavadora a la vez.</p><p>Para cortar el agua, la llave de paso está debajo del fregadero.</p><p>Policía local: 092. Para denunciar un robo, la comisaría de la calle Serrería.</p>`,
    },
    transportation: {
      text: `<p>Tranvía 4 y 6 en la parada Doctor Lluch, a tres minutos; billetes en la máquina o con el móvil.</p><p>Desde el aeropuerto, metro 5 hasta Marítim y cuatro paradas de tranvía: unos 45 minutos, 5,80 euros. En taxi, 25 euros.</p><p>Bicis públicas: Valenbisi, en la esquina, 13 euros a la semana.</p>`,
    },
    places: {
      items: [
        {
          name: "Playa del Cabanyal",
          description: "A cuatro calles. Bandera azul, duchas y socorrista en verano.",
          category: "Playa",
        },
        {
          name: "Ciudad de las Artes",
          description: "El Oceanogràfic pide un día entero. Entradas por internet.",
          category: "Museo",
        },
        {
          name: "La Albufera",
          description: "Barca al atardecer entre arrozales, bus 24.",
          category: "Parque",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Clase de paella",
          description: "Mercado por la mañana y a cocinar, en la Escuela de Arroces.",
        },
        { name: "Vela", description: "El Real Club Náutico alquila barcos y da clases a niños." },
        { name: "Fallas", description: "Del 15 al 19 de marzo: pólvora, ruido y ni una mesa libre." },
      ],
    },
    shopping: {
      items: [
        {
          name: "Consum",
          description: "En la avenida del Mediterráneo, hasta las 21:30, domingos cerrado.",
          category: "Supermercado",
        },
        {
          name: "Mercado del Cabanyal",
          description: "Pescado y verdura, de lunes a sábado por la mañana.",
          category: "Mercado",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Casa Montaña",
          description: "Tapas y vino entre barricas desde 1836. Reservad.",
          category: "Bodega",
        },
        { name: "La Pepica", description: "Arroces frente al mar.", category: "Restaurante" },
        {
          name: "Horno San Blas",
          description: "Desayunos, rosquilletas y cocas desde las siete.",
          category: "Panadería",
        },
        { name: "Copenhagen", description: "Todo vegetariano y rico, en Ruzafa.", category: "Restaurante" },
      ],
    },
    services: {
      items: [
        { name: "Farmacia 24 horas", description: "Avenida del Puerto 150.", category: "Farmacia" },
        { name: "CaixaBank", description: "Cajero en la plaza del Rosario.", category: "Banco" },
        {
          name: "Consigna",
          description: "Guardan maletas en la estación del Norte por 6 euros.",
          category: "Equipaje",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>¿Vuelo tarde? Podéis dejar las maletas en el portal con Vicent hasta las 18 h.</p>`,
      items: [
        "Bajad la basura: orgánico al marrón, envases al amarillo, vidrio al verde, en la esquina",
        "Fregad los platos",
        "Quitad las sábanas y dejadlas en la bañera",
        "Cerrad el gas y las persianas",
        "Tirad de la puerta hasta oír el clic",
      ],
    },
  },
};
