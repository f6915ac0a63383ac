import type { ConversacionDeDemostracion } from "./conversacion";

export const CRIAR_CON_CALMA: readonly ConversacionDeDemostracion[] = [
  {
    de: "Papá canguro",
    haceHoras: 4,
    texto:
      "Mi hija de dos años solo quiere a su mamá y ya no sé qué cara poner\n\nLa baño, la cambio, le canto, y de pronto «tú no, mamá». Sé que es la edad. Igual me dolió un poquito hoy.",
    apoyos: ["abrazo", "me-pasa"],
    respuestas: [
      [
        "Abuela moderna",
        12,
        "Mi hijo pasó lo mismo con mi nieto. Se inventó un juego que era solo de los dos, el avión antes de la ducha, y a los meses el «tú no» era para todos los demás.",
        ["gracias"],
      ],
      ["Mamá al cuadrado", 45, "Aquí fue al revés: un año entero de solo papá. Yo también puse caras. Pasa."],
      [
        "Papá canguro",
        80,
        "Ya tenemos candidato: el submarino en la tina. Gracias por no decirme que exagero.",
        ["abrazo"],
      ],
    ],
  },
  {
    de: "Mamá al cuadrado",
    haceHoras: 28,
    texto:
      "La tarea de matemáticas termina en llanto, y a veces el llanto es mío\n\nTengo uno en tercero y uno en quinto. Llego a las siete, cocino y a las ocho estamos los tres de mal humor frente al cuaderno.",
    apoyos: ["me-pasa", "abrazo"],
    respuestas: [
      [
        "Profe en casa",
        20,
        "En mi casa la tarea va antes de que yo llegue, con un reloj de cocina: quince minutos y se para, esté como esté. Yo solo miro al final. Bajamos la guerra a la mitad.",
        ["gracias"],
      ],
      [
        "Papá canguro",
        58,
        "Le escribí a la profesora contándole que a las ocho ya no daba nadie más. Me contestó que con la mitad bien hecha bastaba. Preguntar no cuesta.",
        ["gracias"],
      ],
      [
        "Mamá al cuadrado",
        1400,
        "El reloj de cocina fue un éxito. Ahora pelean por quién le da vuelta, pero eso es otro tema.",
      ],
    ],
  },
  {
    de: "Abuela moderna",
    haceHoras: 52,
    texto:
      "Crío a mi nieta y a veces no sé si soy abuela o mamá\n\nTiene nueve años. En el colegio las otras mamás son muy jóvenes y hablan de todo por el grupo. Yo llego con mi cuaderno y mis lentes. Ella me presenta orgullosa, eso sí.",
    apoyos: ["abrazo"],
    respuestas: [
      [
        "Profe en casa",
        33,
        "A las abuelas con cuaderno las adoramos los profesores. Son las que sí apuntan la fecha.",
        ["abrazo"],
      ],
      [
        "Jirafa despierta",
        95,
        "A mí también me crió mi abuela. Hoy tengo hijos y todavía hago las cosas como ella. Créame que ese orgullo se queda.",
        ["gracias", "abrazo"],
      ],
      ["Abuela moderna", 150, "Me hicieron llorar bonito. Gracias, hijas."],
    ],
  },
  {
    de: "Jirafa despierta",
    haceHoras: 77,
    texto:
      "¿Cuánto rato de pantalla y cómo lo cumplen?\n\nEntre semana decimos una hora y se vuelve dos. Si lo apago, lloran. Si no lo apago, lloro yo. Quiero ideas de gente normal, no de libros.",
    apoyos: ["me-pasa"],
    respuestas: [
      [
        "Mamá al cuadrado",
        17,
        "Dejamos de contar minutos y contamos capítulos. Dos y se apaga solo. Como el capítulo se acaba, ya no soy yo la mala.",
        ["gracias"],
      ],
      ["Papá canguro", 64, "Avisar antes. «Falta uno» y «este es el último». Con la sorpresa era peor."],
      [
        "Profe en casa",
        130,
        "Y que haya algo después: pintar, bañar al perro, poner la mesa. Apagar para nada es lo que más les cuesta.",
        ["gracias"],
      ],
      [
        "Jirafa despierta",
        190,
        "Dos capítulos y bañar al perro. Anotado. El perro no sabe lo que le espera.",
      ],
    ],
  },
  {
    de: "Profe en casa",
    haceHoras: 125,
    texto:
      "Grité, pedí perdón y pasó algo que no esperaba\n\nMi hijo me dijo «no importa, a mí también se me sale la voz». Nos quedamos pensando los dos en qué hacer cuando se nos sale. Acordamos tomar agua.",
    apoyos: ["abrazo", "gracias"],
    respuestas: [
      ["Abuela moderna", 25, "En mi época nadie pedía perdón a los chicos. Qué bien que ahora sí."],
      [
        "Jirafa despierta",
        61,
        "«Se me sale la voz». Me lo llevo para mi casa. Y el agua también.",
        ["me-pasa"],
      ],
    ],
  },
  {
    de: "Primeriza de agosto",
    haceHoras: 6,
    texto:
      "Vuelvo a trabajar en dos semanas y me da pena dejarlo\n\nSe queda con mi suegra, que lo adora. Igual lloro en la ducha. ¿Cómo fueron sus primeros días?",
    respuestas: [],
  },
];
