import type { ConversacionDeDemostracion } from "./conversacion";

export const DORMIR_MEJOR: readonly ConversacionDeDemostracion[] = [
  {
    de: "Búho de Breña",
    haceHoras: 3,
    texto:
      "¿A alguien más se le prende la cabeza justo al apagar la luz?\n\nTodo el día con sueño, me acuesto y empiezo a repasar lo que dije en el trabajo. Anoche vi las tres de la mañana en el reloj.",
    apoyos: ["me-pasa", "abrazo"],
    respuestas: [
      [
        "Manzanilla",
        14,
        "Me pasa igualito. Desde hace dos semanas dejo un cuaderno al lado y escribo lo que me da vueltas, aunque sean tres palabras. No es magia, pero ya no tengo miedo de olvidarme.",
        ["gracias"],
      ],
      [
        "Gato techero",
        41,
        "Yo volteé el reloj hacia la pared. Ver la hora me ponía a calcular cuánto me quedaba y ahí sí que no dormía nadie.",
        ["me-pasa"],
      ],
      ["Búho de Breña", 66, "Lo del reloj no se me había ocurrido. Esta noche lo volteo y les cuento."],
    ],
  },
  {
    de: "Turno de noche",
    haceHoras: 26,
    texto:
      "Trabajo de madrugada y duermo de día: ¿cómo hacen con el ruido?\n\nVivo frente a un paradero. Ya puse una frazada en la ventana y algo ayuda, pero a las diez pasa el del pan, el del gas y el colegio entero.",
    apoyos: ["abrazo"],
    respuestas: [
      [
        "Señora del tercero",
        35,
        "Fui enfermera de noche muchos años. Me sirvió dormir en el cuarto de atrás, aunque era el más chico, y poner un ventilador que tapaba los ruidos de la calle.",
        ["gracias"],
      ],
      [
        "Gato techero",
        90,
        "En mi casa hicimos un cartelito con una luna para la puerta. Cuando está puesto, hasta mi hijo de seis camina de puntitas.",
      ],
      [
        "Turno de noche",
        310,
        "¡El cartelito ya está en la puerta! Mis sobrinos lo pintaron. Y voy a probar lo del ventilador, gracias.",
        ["abrazo"],
      ],
    ],
  },
  {
    de: "Manzanilla",
    haceHoras: 50,
    texto:
      "Mi rutina de antes de dormir, por si a alguien le sirve\n\nA las nueve y media bajo las luces. Lavo los platos con música tranquila, me doy una ducha tibia y leo dos páginas de lo que sea. A veces me duermo en la primera.",
    apoyos: ["gracias"],
    respuestas: [
      [
        "Colchón viejo",
        22,
        "Dos páginas me parece un trato justo. Yo siempre me proponía un capítulo y terminaba en el celular.",
        ["me-pasa"],
      ],
      [
        "Luna de Pisco",
        75,
        "Lo de bajar las luces lo empecé el lunes. Mi mamá pensó que se había ido la corriente.",
      ],
      ["Manzanilla", 120, "Jajaja, en mi casa también preguntaron. Ahora ya es costumbre de todos."],
    ],
  },
  {
    de: "Colchón viejo",
    haceHoras: 74,
    texto:
      "Dejé el celular en la sala y fue más difícil de lo que pensé\n\nLa primera noche me levanté dos veces a mirarlo. La cuarta ya ni me acordé. Lo único que extraño es la alarma, así que compré un despertador de los antiguos.",
    apoyos: ["gracias", "me-pasa"],
    respuestas: [
      ["Búho de Breña", 48, "¿Y si te llaman por una emergencia? Eso es lo que a mí me frena."],
      [
        "Colchón viejo",
        63,
        "Lo dejé con volumen solo para mi mamá y mi hermana. Si suena, lo escucho desde el cuarto. Hasta ahora, nada.",
        ["gracias"],
      ],
      ["Turno de noche", 200, "El despertador antiguo asusta, pero por lo menos no te muestra noticias."],
    ],
  },
  {
    de: "Luna de Pisco",
    haceHoras: 120,
    texto:
      "Mi bebé duerme por ratitos y yo ya no sé ni qué día es\n\nNo busco consejos de experta, solo quería decirlo en algún lugar. Estoy cansada y a la vez la miro dormir y se me pasa. Y después vuelve.",
    apoyos: ["abrazo", "me-pasa"],
    respuestas: [
      [
        "Señora del tercero",
        18,
        "Te leo y me acuerdo tanto. No tienes que poder con todo. Si alguien te ofrece una hora, acéptala y échate, aunque los platos esperen.",
        ["gracias", "abrazo"],
      ],
      ["Manzanilla", 44, "Aquí estamos. Cuéntanos mañana cómo les fue, aunque sea una línea."],
      [
        "Luna de Pisco",
        1460,
        "Vino mi hermana y dormí tres horas seguidas. Me siento otra persona. Gracias por leerme.",
        ["abrazo"],
      ],
    ],
  },
  {
    de: "Gato techero",
    haceHoras: 5,
    texto:
      "¿Siesta sí o siesta no?\n\nSi duermo veinte minutos después de almorzar rindo toda la tarde, pero mi pareja dice que por eso doy vueltas en la noche. ¿Cómo les va a ustedes?",
    respuestas: [],
  },
];
