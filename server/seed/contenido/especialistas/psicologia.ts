import { cada, definir, diaLibre } from "./definir";

type Tema =
  | "Ansiedad"
  | "Estrés laboral"
  | "Sueño"
  | "Autoestima"
  | "Duelo"
  | "Pareja"
  | "Crianza"
  | "Adolescentes"
  | "Cambios de vida";

/**
 * Psychologists of the demonstration. Their shifts together cover every day of the week, so that a free time always
 * comes soon.
 */
export const PSICOLOGIA = definir<Tema>("psicologia", [
  {
    nombre: "Lucía",
    apellido: "Mendoza",
    colegiatura: "C.Ps.P. 91458",
    presentacion:
      "Trabajo con personas a las que la cabeza no les da descanso: preocupaciones que vuelven, jornadas que no terminan, noches en vela. En la primera sesión conversamos sobre lo que te pasa y elegimos por dónde empezar. Uso herramientas de la terapia cognitivo-conductual y te propongo ejercicios cortos para hacer entre una sesión y otra. Si algo no te sirve, lo decimos y lo cambiamos.",
    temas: ["Ansiedad", "Estrés laboral", "Sueño"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 90_00,
    duracionEnMinutos: 50,
    margenEnMinutos: 10,
    anticipacionEnMinutos: 120,
    ventanaEnDias: 30,
    maximoDiario: 6,
    retrato: "retrato-01",
    turnos: [
      ...cada(["lunes", "martes", "miercoles", "jueves"], "09:00", "13:00"),
      ...cada(["martes", "jueves"], "17:00", "20:00"),
    ],
    excepcionesRelativas: [diaLibre(8)],
  },
  {
    nombre: "Renato",
    apellido: "Huamaní",
    colegiatura: "C.Ps.P. 91073",
    presentacion:
      "Acompaño a personas y parejas que pasan por una pérdida, una separación o un cambio grande. Primero escucho, sin apuro, y después buscamos las palabras y los acuerdos que hacen falta. Si vienes en pareja, cada uno tendrá su momento para hablar. Crecí en Ayacucho y también atiendo en quechua.",
    temas: ["Duelo", "Pareja", "Crianza", "Cambios de vida"],
    idiomas: ["Español", "Quechua"],
    precioCentimos: 85_00,
    duracionEnMinutos: 60,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 240,
    ventanaEnDias: 21,
    maximoDiario: 4,
    retrato: "retrato-02",
    turnos: [
      ...cada(["lunes", "miercoles", "viernes"], "15:00", "19:45"),
      ...cada(["sabado"], "09:00", "12:45"),
    ],
    excepcionesRelativas: [{ enDias: 9, desde: "17:30", hasta: "19:45", tipo: "cerrado" }],
  },
  {
    nombre: "Milagros",
    apellido: "De la Cruz",
    colegiatura: "C.Ps.P. 92316",
    presentacion:
      "Atiendo a madres, padres y adolescentes que quieren volver a entenderse. Hablamos de límites, de pantallas, de notas y también de eso que en casa cuesta decir. Te doy pautas sencillas para probar en la semana y luego vemos qué funcionó y qué no. También atiendo en lengua de señas peruana.",
    temas: ["Crianza", "Adolescentes", "Autoestima", "Duelo"],
    idiomas: ["Español", "Lengua de señas peruana"],
    precioCentimos: 75_00,
    duracionEnMinutos: 50,
    margenEnMinutos: 10,
    anticipacionEnMinutos: 180,
    ventanaEnDias: 28,
    maximoDiario: 5,
    retrato: "retrato-03",
    turnos: [...cada(["martes", "jueves"], "14:00", "19:00"), ...cada(["sabado"], "10:00", "14:00")],
    excepcionesRelativas: [{ enDias: 5, desde: "09:00", hasta: "12:00", tipo: "abierto" }],
  },
  {
    nombre: "Gonzalo",
    apellido: "Paredes",
    colegiatura: "C.Ps.P. 90827",
    presentacion:
      "Trabajo sobre todo con personas que cargan mucho: jefaturas, turnos largos, un negocio propio. Atiendo de noche y los domingos, cuando por fin queda un rato libre. Ordenamos lo que te preocupa, vemos qué está en tus manos y armamos un plan pequeño que puedas sostener. Si prefieres conversar en inglés, dímelo al empezar.",
    temas: ["Estrés laboral", "Ansiedad", "Sueño", "Cambios de vida"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 120_00,
    duracionEnMinutos: 45,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 60,
    ventanaEnDias: 45,
    maximoDiario: 5,
    retrato: "retrato-04",
    turnos: [
      ...cada(["lunes", "martes", "miercoles", "jueves"], "18:00", "22:00"),
      ...cada(["domingo"], "09:00", "13:00"),
      ...cada(["domingo"], "16:00", "18:00"),
    ],
  },
  {
    nombre: "Fiorella",
    apellido: "Quispe",
    colegiatura: "C.Ps.P. 93911",
    presentacion:
      "Estás en el colegio, en la universidad o en tu primer trabajo y sientes que todos esperan algo de ti. Conmigo puedes hablar de eso sin que nadie te juzgue. Trabajamos con ejemplos de tu semana, con dibujos o con notas: lo que te resulte más fácil. Si quieres que un día venga tu pareja o alguien de tu familia, lo decidimos antes entre los dos.",
    temas: ["Adolescentes", "Ansiedad", "Autoestima", "Pareja"],
    idiomas: ["Español"],
    precioCentimos: 60_00,
    duracionEnMinutos: 50,
    margenEnMinutos: 10,
    anticipacionEnMinutos: 90,
    ventanaEnDias: 14,
    maximoDiario: 8,
    retrato: "retrato-05",
    turnos: [
      ...cada(["miercoles", "viernes"], "08:00", "13:00"),
      ...cada(["viernes"], "15:00", "18:00"),
      ...cada(["sabado"], "15:00", "19:00"),
      ...cada(["lunes"], "14:00", "18:00"),
    ],
  },
]);
