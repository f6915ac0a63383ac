import { cada, definir } from "./definir";

type Tema =
  "Liderazgo" | "Manejo del tiempo" | "Metas personales" | "Búsqueda de trabajo" | "Hablar en público";

export const COACHING = definir<Tema>("coaching", [
  {
    nombre: "Marisol",
    apellido: "Bustinza",
    colegiatura: "Certificación CO-1187",
    presentacion:
      "Trabajo con personas que dirigen un equipo por primera vez o que sienten que la semana se les va sin avanzar. Hago preguntas directas y escucho la respuesta completa. De cada sesión sales con una decisión y una fecha, nada más. El coaching no es terapia: si creo que te conviene hablar con una psicóloga o un psicólogo, te lo diré.",
    temas: ["Liderazgo", "Manejo del tiempo", "Metas personales"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 130_00,
    duracionEnMinutos: 60,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 480,
    ventanaEnDias: 30,
    maximoDiario: 4,
    retrato: "retrato-13",
    turnos: [
      ...cada(["lunes", "jueves"], "07:00", "09:00"),
      ...cada(["lunes", "jueves"], "18:00", "20:00"),
      ...cada(["miercoles"], "12:00", "15:00"),
    ],
  },
  {
    nombre: "Alonso",
    apellido: "Vilcapoma",
    colegiatura: "Certificación CO-1342",
    presentacion:
      "Te acompaño a buscar trabajo o a cambiar de rubro sin perder la calma. Revisamos tu hoja de vida, ensayamos la entrevista y practicamos cómo contar lo que sabes hacer. Si hablar frente a otros te cuesta, empezamos con un minuto y vamos sumando. Avanzamos a tu ritmo, con una tarea por semana.",
    temas: ["Búsqueda de trabajo", "Hablar en público", "Metas personales"],
    idiomas: ["Español"],
    precioCentimos: 95_00,
    duracionEnMinutos: 45,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 120,
    ventanaEnDias: 21,
    maximoDiario: 5,
    retrato: "retrato-14",
    turnos: [
      ...cada(["martes", "viernes"], "10:00", "14:00"),
      ...cada(["miercoles"], "18:00", "21:00"),
      ...cada(["sabado"], "09:00", "12:00"),
    ],
    excepcionesRelativas: [{ enDias: 4, desde: "10:00", hasta: "12:00", tipo: "cerrado" }],
  },
]);
