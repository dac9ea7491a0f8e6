import { spanishSearch } from "#core/i18n/searchTexts/spanish.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const spanish: FullLexicon = {
  texts: spanishSearch,
  stopWords:
    "reserva reservas nombre nombres a admiten admite admitidos adónde al algo alguien algún alguna ante aquí así aún cada cerca cercano cercana como con conseguir cual cuáles cuando cuánto cuánta de deja dejar dejo del desde después donde dos el ella ellos en encender enciende encendido encontrar encuentro encuentra era es esa ese eso está están este esto funciona funcionar funcionan fue gracias ha haber hacer hace hago han has hasta hay he hola la las le les llegar lo los más me mi mis mucho muy necesito necesitamos ni no nos nosotros nuestro nuestra o os otra otro para pero permite permiten permitido permitida permitidos poder podemos poner pongo por porque podría posible puede pueden puedo que quién quiero queremos sale salir se ser si sin sobre son soy su sus también te tengo tenemos tener tiene tienen tira tirar tiro tu un una uno unos usar usa usan usamos uso utilizar va vamos voy y ya yo apagar abrir ir trae traer llevar hora adicional adicionales casa piso apartamento alojamiento habitación bienvenido bienvenidos comprar viejo vieja nuevo nueva cerrar cierra cierro colgar limpiar conectar pulsar empujar cambiar vaciar mojado sucio seco grande pequeño bueno fuera dentro caso pasa probar preguntar visitar conducir pedir reservar entrar incluido incluida ofrecen solo mismo guardar coger subir bajar baja sube funcionamiento caliente lejos distancia máximo q x xq porfa oye todo toda todos hemos nada siempre ahora aqui estoy estamos hacemos dar dejamos acabo comen venir veo somos muchísimo ando hija hijo marido mujer debajo",
  endings:
    "amientos amiento aciones ación iones imos amos ados adas idos idas ado ada ido ida ando iendo ar er ir es as os a e o s",
  needs: {
    wifi: "wifi, wi fi, internet, red, router, conexión, conexión a internet ? conectarme, conectarnos, en línea, datos",
    password: "contraseña, clave, clave del wifi, código wifi",
    reception: "cobertura, señal de móvil, cobertura móvil, señal, recepción móvil ? datos móviles",
    checkin: "check in, checkin, entrada, llegada, registro ? a partir de qué hora, desde qué hora",
    lateCheckin:
      "llegar tarde, llegada tardía, llegar de noche, entrada tardía, late check in ? después de medianoche, llegar después, retraso, vuelo retrasado, atasco, de madrugada, llegaremos tarde, llegamos a las",
    earlyCheckin:
      "llegar antes, entrada anticipada, early check in, entrar antes, llegada temprana ? llegar más temprano, entrar temprano, llegada anticipada, check in temprano, antes de la hora",
    door: "puerta, portal, cerradura, acceso, timbre, telefonillo ? entrar, cerrar con llave, portero automático, interfono, entrada principal, quedado fuera, cerrojo, no abre, entrar en el piso",
    gate: "verja, cancela, portón",
    key: "llave, caja de llaves, tarjeta llave, caja fuerte de llaves ? candado, llavero",
    doorCode:
      "código, código de la puerta, código de acceso, código de entrada, pin, teclado ? combinación, clave de la puerta",
    parking:
      "aparcamiento, parking, garaje, estacionamiento, plaza de garaje, coche ? parquear, zona azul, parqueadero, cochera, carro, furgoneta",
    carCharging:
      "cargador de coche, coche eléctrico, punto de recarga, cargar el coche, recarga, cargador eléctrico",
    elevator: "ascensor, elevador ? escaleras, montacargas",
    luggage:
      "equipaje, maleta, consigna, bolsas ? consigna de equipaje, taquillas, mochilas, dejar las cosas",
    directions: "ruta, indicaciones ? cómo llegar a la casa",
    postalAddress: "dirección",
    checkout:
      "fin de la estancia, check out, checkout, salida, abandonar ? dejar el piso, irse, marcharse, al salir, dejar la casa, antes de irse, desocupar, irnos, día de salida, último día, devolver las llaves, marcharnos, desalojar, antes de irnos",
    lateCheckout:
      "salir más tarde, salida tardía, late check out, quedarse más, salida más tarde, alargar ? salir tarde, salir después, quedarnos más, check out tarde, dejar el piso más tarde, otra noche, un rato más",
    host: "anfitrión, dueño, propietario, contactar, conserje ? avisar, vuestro número, tu número, ayuda, llamaros, a quién llamo, un problema, os llamo, encargado, localizar",
    heating:
      "calefacción, calentar, radiador, bomba de calor, termostato, estufa ? frío, calor, calentarse, calentador de aire, temperatura, calefactor, pellets, helados, congelados, muero de frío, calentador, pelados de frío",
    fireplace: "chimenea, leña, fuego, estufa de leña ? pellet, troncos, leñera, humo en el salón",
    airCon:
      "aire acondicionado, aire, climatización, climatizador, refrigeración ? mucho calor, aire frío, enfriar, split, hace calor, bochorno, refrescar, asando, de calor",
    fan: "ventilador",
    hotWater:
      "agua caliente, calentador, caldera, termo, agua fría, calentador de agua, ducha fría ? acabó el agua caliente, agua sale fría, ducha caliente, sale fría, no sale caliente",
    power:
      "luz se ha ido, electricidad, cuadro eléctrico, fusibles, corriente, apagón, diferencial, corte de luz, se ha ido la luz, salta la luz, sin luz, no hay luz, plomos, automático ? se fue la luz, han saltado los plomos, caja de fusibles, luz se fue, se va la luz, enchufe no funciona, saltado, a oscuras",
    light: "luz, luces, lámpara, iluminación, interruptor ? bombilla",
    blinds: "persiana, cortina, contraventanas, estores ? demasiada luz, entra luz, mucha luz, claridad",
    waterLeak:
      "fuga, fuga de agua, gotera, llave de paso, cortar el agua, inundación, escape de agua ? tubería rota, tubería, se sale el agua, cerrar el agua, pérdida de agua, escape, gotea, inundado, pierde agua, fontanero, charco, agua por todas, grifo no cierra",
    drinkingWater:
      "agua potable, agua del grifo, agua se puede beber, potable, agua de manantial ? beber, agua para beber, beber agua del grifo, agua embotellada, filtro de agua, beber del grifo, sed, agua buena",
    oven: "horno, hornear",
    stove:
      "vitrocerámica, placa, placa de cocina, fogón, inducción, hornillo, cocina de gas ? vitro, cocina, cocina de inducción",
    gas: "gas, bombona, butano",
    microwave: "microondas",
    fridge: "nevera, frigorífico, congelador, hielo, refrigerador ? cubitos, heladera",
    dishes: "platos, fregar, vajilla, fregar los platos ? lavar los platos, lavar platos, estropajo",
    dishwasher: "lavavajillas, lavaplatos",
    coffee: "café, cafetera, expreso ? cafetera italiana, café molido, cafetera de cápsulas",
    kettle: "hervidor, té, tetera, infusiones ? hervidor de agua, calentar agua",
    toaster: "tostadora, tostadas",
    cookware:
      "ollas, cazuela, sartén, cuchillo, cubiertos, copas, sacacorchos, abridor, utensilios, paellera, tabla de cortar, abrelatas, batidora, vajilla, papel de aluminio, rallador",
    riceCooker: "arrocera",
    barbecue: "barbacoa, parrilla, asar",
    washing:
      "lavadora, lavar la ropa, detergente, colada, lavandería, ropa sucia ? lavar ropa, lavar, jabón de lavadora",
    dryer: "secadora",
    clothesLine:
      "ropa mojada, tender, tendedero, secar la ropa, pinzas, tender la ropa, cuerdas ? cuerda de tender, colgar la ropa, secar ropa, toallas mojadas, tiende, bañadores",
    iron: "plancha, tabla de planchar ? arrugada, camisa",
    vacuum: "aspiradora, escoba, fregona, limpieza, limpiar",
    rubbish: "basura, cubo de basura, contenedor, desechos, residuos, papelera ? pañales, tirar las sobras",
    recycling:
      "reciclaje, reciclar, envases, vidrio, cartón, orgánico ? contenedor de vidrio, separar la basura, botellas, plástico, papel, latas, botellas vacías",
    shower: "ducha, ducharse",
    bath: "baño, bañera, tina",
    toilet:
      "cuarto de baño, baño, váter, inodoro, aseo, papel higiénico, retrete, wc, cisterna ? atascado, tirar de la cadena, tira la cadena",
    toiletries: "jabón, champú, gel de ducha, gel, pasta de dientes, cepillo de dientes",
    towels: "toalla ? toallas de playa, toallas de baño, toallas de piscina",
    hairDryer: "secador, secador de pelo ? secar el pelo, plancha de pelo",
    bed: "cama, dormitorio, dormir, colchón ? litera",
    extraBed:
      "sofá cama, cama supletoria, cama extra, cama adicional, colchón, supletoria ? cama plegable, colchón hinchable, dormir en el sofá, sofá",
    bedding: "sábanas, ropa de cama",
    blankets: "manta, edredón, colcha, cobija ? frío por la noche, nórdico, frío de noche",
    pillows: "almohada, cojín",
    cot: "cuna, cuna de viaje, cama de bebé ? cama para bebé, minicuna",
    highChair: "trona, silla alta, silla de bebé",
    toys: "juguetes, juegos, juegos de mesa, libros, cartas, puzles, cubos y palas ? juguetes para la arena, palas, cubos",
    playground: "parque infantil, columpios, zona de juegos",
    children: "niño, bebé, familia, peques",
    tv: "televisión, tele, televisor, tv, mando a distancia, canales, películas ? mando de la tele, canales en inglés, ver una película, ver el fútbol, mando, pantalla, partido",
    music: "música, altavoz, bluetooth, radio, equipo de música, tocadiscos",
    plugs: "adaptador, enchufe, cargador, usb, toma de corriente, alargador, regleta ? cargar el móvil",
    desk: "escritorio, mesa de trabajo, teletrabajo, monitor, impresora, trabajar",
    pool: "piscina, alberca ? bañarse en la piscina",
    hotTub: "jacuzzi, bañera de hidromasaje, hidromasaje, spa ? bañera de burbujas",
    sauna: "sauna, baño turco",
    gym: "gimnasio, gym, fitness, hacer ejercicio",
    garden:
      "al aire libre, jardín, terraza, balcón, patio, azotea, tumbonas, tomar el sol ? hamaca, sombrilla, comer fuera",
    bikes: "bici, bicicleta, alquiler de bicicletas, casco, carril bici ? patinete",
    boats:
      "barco, paseo en barco, kayak, piragua, canoa, vela, paddle surf ? excursión en barco, motos de agua",
    ski: "esquí, nieve, snowboard, estación de esquí, pistas de esquí, alquiler de esquís",
    snowChains: "cadenas para la nieve, cadenas",
    sled: "trineo",
    golf: "golf, campo de golf, minigolf",
    tennis: "tenis, pista de tenis, ping pong, pádel",
    horses: "montar a caballo, caballo, poni, equitación",
    zoo: "zoo, zoológico, parque de atracciones, acuario, parque temático",
    massage: "masaje, peluquería",
    fishing: "pesca, caña de pescar",
    walks:
      "senderismo, excursión, paseo, ruta a pie, sendero, caminar ? rutas, caminata, excursiones a pie, correr, dar una vuelta",
    beach: "playa, costa ? chiringuito, arena, cala",
    surf: "surf, tabla de surf, surfear, neopreno",
    lake: "lago, laguna, río, embalse",
    waterfall: "cascada, catarata",
    viewpoint:
      "mirador, vistas, puesta de sol, amanecer, atardecer ? ver la puesta de sol, ver el atardecer, ver el amanecer, panorámica",
    swimming: "nadar, bañarse, baño en el mar, bucear ? darse un baño, bañarnos, baño, esnórquel, chapuzón",
    sights:
      "qué ver, qué hacer, visitar, turismo, monumentos, lugares de interés, atracciones, excursiones, actividades ? cueva, castillo, catedral, planes, sitios para visitar, lluvia, excursión, aburridos, llueve, con niños, con los niños",
    cinema: "cine, teatro, concierto",
    museum: "museo, galería, exposición, arte",
    market:
      "mercado, mercadillo, queso, miel ? pescado fresco, fruta y verdura, frutería, pescadería, puestos",
    smoking: "fumar, tabaco, cigarrillo, fumador, cenicero, vapear ? fumamos, cigarro, pitillo, piti",
    pets: "mascota, perro, gato, animales ? animales de compañía, perrita, cachorro, labrador, gatito",
    parties: "fiesta, evento, celebrar, cumpleaños ? montar una fiesta, juerga",
    quiet:
      "ruido, silencio, horas de silencio, vecinos, tranquilo, descanso ? música alta, poner música, callados, molestar",
    visitors:
      "visitas, invitados, amigos, visitantes ? cuántas personas, personas, gente, ocupación máxima, invitar amigos, aforo, quedarse a dormir, amigos a dormir, vienen amigos, primos",
    shoes: "zapatos, zapatillas, calzado",
    emergency:
      "emergencia, urgencia, ambulancia, número de emergencias, urgente ? 112, accidente, llamar a emergencias, infarto, dolor en el pecho, desmayado, inconsciente, se ha caído",
    police: "policía, guardia civil, comisaría",
    fire: "incendio, fuego, bomberos, detector de humo, alarma de incendios, salida de emergencia ? alarma, humo, salida de incendios, se quema",
    fireExtinguisher: "extintor, manta ignífuga",
    firstAid:
      "primeros auxilios, botiquín, tiritas, vendas, analgésico, termómetro, curitas ? herida, corte, vendaje, esparadrapo, paracetamol, ibuprofeno, dolor de cabeza, sangra, ampolla, torcido, quemado",
    hospital: "hospital, clínica",
    doctor:
      "médico, doctor, centro de salud, ambulatorio, consulta médica ? enfermo, centro médico, fiebre, pediatra, me encuentro mal, vomitando, barriga, le duele, mareado, tos, garganta",
    dentist: "dentista, dolor de muelas, muela, dental",
    pharmacy:
      "farmacia, medicamentos, medicinas, farmacia de guardia ? pastillas, ibuprofeno, receta, jarabe, protector solar",
    vet: "veterinario ? cojea, perro enfermo",
    theft: "robo, robado, robaron, hurto, ladrón, denunciar ? atraco, carterista",
    wildlife:
      "serpiente, araña, mosquitos, insectos, hormigas, avispas, cucarachas, ratones, medusas, escorpiones, garrapatas, medusa ? bichos, picadura, abejas, ratas, lagartijas, picado",
    earthquake: "terremoto, tormenta, evacuación, incendio forestal",
    torch: "linterna, velas",
    publicTransport: "transporte público, transportes, moverse ? sin coche",
    bus: "autobús, autobuses, bus, parada de autobús, guagua, autocar ? horario de autobuses, autobús al centro, líneas de autobús",
    tram: "tranvía, metro",
    train: "metro, tren, estación de tren, cercanías, renfe, ferrocarril",
    taxi: "taxi, uber, cabify ? parada de taxis, vtc",
    airport: "aeropuerto, vuelo, traslado, avión ? traslado al aeropuerto, volar",
    ferry: "ferry, transbordador",
    carHire: "alquiler de coche, alquilar un coche, coche de alquiler",
    fuel: "gasolinera, gasolina, combustible, diésel, repostar, gasoil ? echar gasolina",
    ticket: "billete, entradas, tarjeta de transporte, abono, boleto",
    town: "ciudad, centro, centro de la ciudad, casco antiguo, casco viejo, pueblo",
    supermarket:
      "comprar comida, supermercado, comestibles, tienda de alimentación, ultramarinos, compra ? mercadona, alimentos, víveres, leche, abarrotes",
    convenience: "tienda de barrio, tienda 24 horas, quiosco, colmado",
    bakery: "panadería, pan, horno de pan, bollería, cruasanes ? pan fresco, dulces, horno de la",
    shops: "tienda, compras, centro comercial, recuerdos, comercio ? regalos",
    restaurant:
      "restaurante, comida, almorzar, almuerzo, tapas ? comer, hambre, sitio para comer, paella, marisco, gastronomía, comer bien, cenar, pescado frito, buen sitio, típico, no cocinar, queremos cocinar, cenamos, tapear",
    cafe: "cafetería, tarta, pastelería, merienda, merendar ? buen café, pastel",
    bar: "bar, copas, cerveza, cócteles, pub, tomar algo ? tomar una copa, discoteca, vinos y tapas, salir de noche, chiringuito, cañas",
    breakfast: "desayuno ? churros",
    dinner: "cena",
    takeaway:
      "para llevar, comida para llevar, a domicilio, pizza, reparto ? pedir comida, comida a domicilio, hamburguesa, kebab",
    vegetarian: "vegetariano, vegano, sin carne, sin gluten, celíaco, halal, alergias ? intolerancia",
    iceCream: "helado, heladería",
    wine: "vino, bodega, cata de vino",
    cash: "cajero, cajero automático, banco, dinero, efectivo, sacar dinero, cambio de moneda ? sacar efectivo",
    post: "correos, oficina de correos, sellos, paquete, buzón ? enviar un paquete, postales, enviar una carta",
    touristInfo: "oficina de turismo, información turística, plano de la ciudad",
    camera: "cámara, videovigilancia",
    safe: "caja fuerte",
    window: "ventana, mosquitera ? claraboya, ventilar",
    stroller: "cochecito, silla de paseo, carrito",
    babysitter: "canguro, niñera",
    accessibility: "silla de ruedas, accesible, accesibilidad, discapacidad, movilidad reducida ? escalones",
    time: "hora, horario, abierto, cerrado, apertura, cierre ? cuándo, noche, mañana, tarde, fin de semana, domingo, hoy, a qué hora, hasta qué hora",
    price: "precio, cuesta, coste, tarifa, gratis, cobra, fianza, euros, gratuito ? pagar, caro",
    broken:
      "caído, roto, lento, sin conexión, averiado, no funciona, no va, estropeado, arreglar, bloqueado, no enciende ? problema, no se enciende, no arranca, atascado, no responde, pita, parpadea, no tira, pitando, no calienta, no sale",
    lost: "perdido, objetos perdidos ? olvidado, me dejé",
    hire: "alquiler, prestar",
    phone: "número de teléfono, whatsapp ? teléfono, número, llamar, móvil",
    whether: "? hay, tenéis, tienen, tiene, está, hay algún",
    fence: "valla, cercado, cerrado",
    speaks: "habla, hablan, inglés, español",
    drone: "dron, drones",
    hotSpring: "termas, aguas termales, baños públicos, onsen",
    streaming: "netflix, disney, chromecast, streaming",
    console: "playstation, xbox, nintendo, consola",
    coffeePods: "cápsulas, nespresso",
    robes: "albornoz, albornoces, pijama",
  },
};
