import type { ConversacionDeDemostracion } from "./conversacion";

export const CUIDAR_A_ALGUIEN: readonly ConversacionDeDemostracion[] = [
  {
    de: "Hija mayor",
    haceHoras: 2,
    texto:
      "Hoy mi mamá me llamó por mi nombre\n\nHace semanas me decía como a su hermana. Fue un segundo, mientras le servía la avena. No sabía a quién contárselo y me acordé de este grupo.",
    apoyos: ["abrazo"],
    respuestas: [
      ["Pan con palta", 9, "Qué lindo. Guárdalo bien, esos segundos valen por un mes.", ["abrazo"]],
      [
        "Rueda chica",
        37,
        "Yo anoto esos momentos en una libreta. Los días difíciles la abro y leo uno.",
        ["gracias"],
      ],
      ["Hija mayor", 55, "Voy a hacer eso de la libreta. Gracias por alegrarse conmigo."],
    ],
  },
  {
    de: "Pan con palta",
    haceHoras: 22,
    texto:
      "¿Cómo repartieron los turnos entre hermanos sin terminar peleados?\n\nSomos cuatro y siempre termino yo. No porque no quieran, sino porque vivo más cerca. Ya me da cólera y no quiero llegar al domingo de mal humor.",
    apoyos: ["me-pasa"],
    respuestas: [
      [
        "Cuñada paciente",
        31,
        "Nosotros pegamos un calendario en la refri con colores. Cuando se vio en papel que una sola persona tenía casi todo el color verde, nadie pudo discutir.",
        ["gracias"],
      ],
      [
        "Río arriba",
        88,
        "Mi hermano vive lejos y no puede venir, pero se hace cargo de las citas y de los papeles por teléfono. Cuidar también es eso.",
        ["gracias"],
      ],
      [
        "Hija mayor",
        140,
        "A mí me sirvió pedir algo concreto. En vez de «ayúdenme», les dije «el martes de cuatro a siete». Y dijeron que sí.",
      ],
      [
        "Pan con palta",
        300,
        "Voy con el calendario y con el martes de cuatro a siete. Les cuento el domingo.",
      ],
    ],
  },
  {
    de: "Rueda chica",
    haceHoras: 46,
    texto:
      "Salir con silla de ruedas por mi barrio es deporte de aventura\n\nHoy contamos once veredas sin rampa. Mi esposo se ríe y dice que ya podemos competir. Nos reímos los dos, pero llegué con los brazos molidos.",
    apoyos: ["abrazo", "me-pasa"],
    respuestas: [
      [
        "Cuñada paciente",
        26,
        "Nosotros encontramos una ruta más larga, por el parque, y ahora es nuestro paseo de los jueves. Demora el doble y se disfruta el triple.",
      ],
      ["Río arriba", 71, "Once. Me has dado la idea de contar las mías. Ánimo para esos brazos."],
    ],
  },
  {
    de: "Río arriba",
    haceHoras: 70,
    texto:
      "Me sentí culpable por ir al cine\n\nDos horas. Mi tía se quedó con mi papá y todo estuvo bien. Igual no me enteré de la mitad de la película por mirar el celular. ¿Se aprende a descansar?",
    apoyos: ["me-pasa"],
    respuestas: [
      [
        "Hija mayor",
        15,
        "Se aprende, despacito. La primera vez yo salí a comprar pan y di tres vueltas a la manzana. Ahora ya me tomo un café sentada.",
        ["abrazo"],
      ],
      [
        "Pan con palta",
        52,
        "Tu papá estuvo bien y tú volviste más entero. Para mí eso es cuidarlo.",
        ["gracias"],
      ],
      [
        "Rueda chica",
        96,
        "Yo acordé con mi hermana que solo me llama si pasa algo. Si no suena, es que todo va bien, y dejo el teléfono en la cartera.",
        ["gracias"],
      ],
      ["Río arriba", 180, "Lo de la cartera me lo copio. El sábado voy a ver otra, esta vez entera."],
    ],
  },
  {
    de: "Cuñada paciente",
    haceHoras: 118,
    texto:
      "Una carpeta que nos salvó en la última consulta\n\nAhí tenemos la lista de citas, los resultados, las preguntas que se nos ocurren en la semana y una hoja en blanco para apuntar lo que nos dicen. Vamos con ella a todas partes.",
    apoyos: ["gracias"],
    respuestas: [
      [
        "Hija mayor",
        40,
        "Las preguntas de la semana son lo mejor. En el consultorio siempre se me olvida la mitad.",
        ["me-pasa"],
      ],
      [
        "Río arriba",
        210,
        "Nosotros le pusimos una pestaña de cosas buenas. La doctora fue la primera en leerla.",
      ],
    ],
  },
  {
    de: "Faro de La Punta",
    haceHoras: 7,
    texto:
      "Recién empiezo a cuidar a mi abuela y no sé por dónde\n\nTengo veintidós y estudio. Se vino a vivir con nosotros el fin de semana. ¿Qué les hubiera gustado que alguien les dijera al comienzo?",
    respuestas: [],
  },
];
