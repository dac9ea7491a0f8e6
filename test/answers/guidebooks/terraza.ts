import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A flat with a roof terrace in the old town of Cádiz. */
export const terraza: AnswersGuidebook = {
  language: "es",
  name: "La Terraza del Pópulo",
  sections: {
    property: {
      propertyName: "La Terraza del Pópulo",
      address: "Calle Mesón 9, 3.º izquierda",
      city: "Cádiz",
      state: "Andalucía",
      country: "Spain",
    },
    welcome: {
      text: `<p>¡Bienvenidos a Cádiz, la ciudad más vieja de Occidente y la que menos prisa tiene! Somos Rocío y Manolo. Para cualquier cosa, un WhatsApp al 600 555 134; de madrugada, llamad solo si de verdad corre prisa.</p><p>En la mesa del salón os hemos dejado una botella de manzanilla y unas tortas de Inés Rosales. Son para vosotros.</p>`,
    },
    checkin: {
      checkInType: "Cajetín con clave",
      checkInTime: "15:30",
      doorCode: "1812",
      details: `<p>Las llaves os esperan en el cajetín negro de la reja, a la izquierda del portal. Poned la clave, bajad la palanca y, por favor, desordenad los números después.</p><p>La llave grande es la del portal y la dorada la del piso: dos vueltas, tirando un poco hacia vosotros.</p><p>No hay ascensor y son 58 escalones. Si venís con carrito o maletas pesadas, avisad y Manolo os echa una mano.</p><p>¿Llegáis antes? El bar El Malagueño, en la esquina, os guarda el equipaje gratis desde las once.</p>`,
      parkingInfo: `<p>El barrio es peatonal y hay cámaras que multan. Dejad el coche en el aparcamiento de Canalejas, a seis minutos andando: con nuestro vale del cajón de la entrada sale a 14 euros el día.</p>`,
    },
    amenities: {
      text: `<h2>Dormitorios</h2><p>Cama de matrimonio en el cuarto del balcón y dos camas de 90 en el interior, que es el más silencioso. Hay mantas y una almohada de repuesto en el altillo del armario.</p><p>Las toallas blancas son de baño; para la playa, coged las de rayas del cesto.</p><h2>Para los peques</h2><p>Tenemos cuna plegable, bañerita y una caja de juguetes debajo de la escalera. La trona la presta la vecina Loli, pedídnosla.</p><h2>La terraza</h2><p>Se sube por la escalera de caracol. Hay ducha, tumbonas, mesa para seis y la mejor vista de la catedral. Cerrad la puerta al bajar, que se cuelan las gaviotas y el gato de Loli.</p><h2>Además</h2><p>Plancha, secador y tendedero están en el armario del pasillo, y en la sombrerera hay adaptadores de enchufe.</p>`,
    },
    kitchen: {
      text: `<p>El café se hace en la cafetera italiana o en la Dolce Gusto; las seis primeras cápsulas invita la casa.</p><p>El agua del grifo es potable aunque sabe a cloro. En la nevera hay una jarra con filtro.</p><p>La placa es de gas butano: apretad el mando, girad y contad hasta cinco sin soltar. La bombona de recambio está en el lavadero, y el hombre del camión pasa los martes y viernes.</p><p>El microondas tiene grill, y el lavavajillas es pequeño, de ocho cubiertos: pastillas en el bote rojo.</p>`,
    },
    howto: {
      items: [
        {
          title: "Calentador",
          description: `<p>Si el agua sale fría, mirad la ventanita del calentador: debe verse una llama azul. Para encenderla, mantened pulsado el botón de la chispa diez segundos con un grifo abierto.</p>`,
        },
        {
          title: "Toldo",
          description: `<p>Se baja con la manivela que cuelga junto a la puerta. Con levante hay que recogerlo siempre: el último acabó en la plaza.</p>`,
        },
        {
          title: "Frío y calor",
          description: `<p>El split del salón refresca todo el piso si dejáis las puertas abiertas; 25 grados bastan. En invierno poned el mando en HEAT o usad el radiador de aceite del dormitorio interior.</p>`,
        },
        {
          title: "Lavadora",
          description: `<p>Está en el lavadero, detrás de la cocina. Programa 4, cuarenta minutos. Abrid antes la llave azul de la pared y cerradla al acabar.</p>`,
        },
        {
          title: "Tele",
          description: `<p>Pulsad el botón rojo y elegid TDT para los canales o Inicio para HBO y Prime Video, que ya están con nuestra cuenta.</p>`,
        },
        {
          title: "Diferencial",
          description: `<p>Salta si ponéis a la vez el horno y el aire. El cuadro está encima de la puerta de entrada: subid la palanca más ancha.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Populo_3izq",
      password: "tacitadeplata58",
      notes: `<p>Los muros son de piedra ostionera, un metro de grosor, y en la terraza apenas llega. Cambiad allí a la red Populo_Arriba, con idéntica contraseña.</p>`,
    },
    rules: {
      rules: [
        "Se fuma únicamente en la terraza, y las colillas van a la lata, no a la calle",
        "A partir de las doce, silencio arriba: los vecinos duermen con las ventanas abiertas",
        "Nada de fiestas ni despedidas de soltero",
        "No admitimos perros ni gatos",
        "Las visitas se marchan antes de medianoche y no se quedan a dormir",
        "Prohibidas las barbacoas en la azotea",
      ],
    },
    emergency: {
      text: `<p>El 112 atiende también en inglés y francés. Dad la dirección: calle Mesón 9, tercero izquierda.</p><p>Urgencias: Hospital Puerta del Mar, avenida Ana de Viya 21, diez minutos en taxi.</p><p>Si os roban o perdéis la cartera, la comisaría está en la avenida de Andalucía 28.</p><p>El botiquín cuelga detrás de la puerta del baño: tiritas, termómetro, paracetamol y crema para las medusas.</p><p>¿Huele a gas? Cerrad la bombona, abrid ventanas, no toquéis interruptores y llamad a los bomberos, 080.</p><p>El extintor está bajo el fregadero. Para una fuga de agua, la llave de paso es la del rellano, con la etiqueta 3.º I.</p>`,
    },
    transportation: {
      text: `<p>La estación de tren queda a doce minutos a pie por la cuesta de las Calesas. El cercanías llega al aeropuerto de Jerez en tres cuartos de hora.</p><p>El catamarán a El Puerto de Santa María sale del muelle cada hora y cuesta 2,90 euros.</p><p>El autobús 7 recorre todas las playas por el paseo marítimo, hasta las once y media.</p><p>Para un taxi llamad al 956 555 021, os recoge en la plaza de San Juan de Dios, porque aquí no puede entrar.</p>`,
    },
    places: {
      items: [
        {
          name: "La Caleta",
          description:
            "La playa del casco, entre dos castillos. A un cuarto de hora; la puesta de sol se aplaude.",
          category: "Playa",
        },
        {
          name: "Torre Tavira",
          description: "La cámara oscura enseña la ciudad en directo. Reservad la víspera.",
          category: "Mirador",
        },
        {
          name: "Teatro Romano",
          description: "A la vuelta de la esquina y gratis, salvo el primer lunes de mes.",
          category: "Monumento",
        },
        {
          name: "Parque Genovés",
          description: "Columpios, patos y una cascada con gruta para los niños.",
          category: "Parque",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Surf en Cortadura",
          description: "Clases para principiantes a las diez, tabla y neopreno incluidos.",
        },
        {
          name: "Flamenco en La Perla",
          description: "La peña canta los viernes a las nueve y media, a pie de mar.",
        },
        {
          name: "Carnaval",
          description: "Diez días en febrero: chirigotas en cada esquina, y dormir es imposible.",
        },
        {
          name: "Museo de Cádiz",
          description: "Sarcófagos fenicios y Zurbarán bajo techo, perfecto si llueve. Cierra los lunes.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Mercado Central",
          description: "Pescado de la bahía y fruta, de nueve a tres. Domingo cerrado.",
          category: "Mercado",
        },
        {
          name: "Supermercado El Jamón",
          description: "Lo de diario y pañales, hasta las nueve y media.",
          category: "Supermercado",
        },
        {
          name: "Chino de la calle Sopranis",
          description: "Abre domingos y festivos: hielo, pilas, sombrillas.",
          category: "Bazar",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Casa Manteca",
          description: "Chicharrones en papel de estraza y mucha foto de toreros, en La Viña.",
          category: "Tapas",
        },
        {
          name: "Freiduría Las Flores",
          description: "Cazón en adobo y tortillitas de camarones para llevar.",
          category: "Freiduría",
        },
        {
          name: "Churrería La Guapa",
          description: "Desayuno de churros con chocolate junto al mercado.",
          category: "Churrería",
        },
        {
          name: "Código de Barra",
          description: "Menú degustación con estrella, para daros un homenaje.",
          category: "Restaurante",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Farmacia Compañía",
          description: "En la calle Compañía 3. La de guardia se anuncia en el escaparate.",
          category: "Farmacia",
        },
        {
          name: "Centro de Salud El Olivillo",
          description: "Médico y pediatra con cita, llevad la tarjeta europea.",
          category: "Médico",
        },
        {
          name: "Unicaja",
          description: "Cajero en San Juan de Dios, con comisión para extranjeros.",
          category: "Banco",
        },
      ],
    },
    departure: {
      checkOutTime: "11:30",
      intro: `<p>Si vuestro tren sale por la tarde, podéis dejar las maletas en el portal, en el cuarto de contadores, hasta las siete.</p>`,
      items: [
        "Bajad la basura después de las nueve de la noche: orgánica y resto a los contenedores de la plaza, vidrio y cartón a los de la calle Pelota",
        "Dejad las toallas usadas en la bañera",
        "Fregad los cacharros y vaciad la nevera",
        "Apagad el aire, recoged el toldo y cerrad el butano",
        "Las llaves, encima de la mesa; tirad de la puerta y ya está",
      ],
    },
  },
};
