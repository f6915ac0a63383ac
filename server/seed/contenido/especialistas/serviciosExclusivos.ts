import { cada, definir } from "./definir";

type Tema =
  | "Plan de bienestar"
  | "Regreso al trabajo"
  | "Viajes de altura"
  | "Cuidado de personas mayores"
  | "Apoyo a quien cuida";

export const SERVICIOS_EXCLUSIVOS = definir<Tema>("servicios-exclusivos", [
  {
    nombre: "Teresa",
    apellido: "Olaechea",
    colegiatura: "C.E.P. 952871",
    presentacion:
      "Soy enfermera y oriento a quienes cuidan en casa a su mamá, a su papá o a otro familiar mayor. Revisamos la rutina del día, los turnos de la familia y los rincones de la casa que conviene adaptar. También hablamos de ti, porque quien cuida se cansa. Al terminar tendrás una lista corta de cambios para empezar esta semana.",
    temas: ["Cuidado de personas mayores", "Apoyo a quien cuida", "Plan de bienestar"],
    idiomas: ["Español", "Quechua"],
    precioCentimos: 99_90,
    duracionEnMinutos: 60,
    margenEnMinutos: 15,
    anticipacionEnMinutos: 300,
    ventanaEnDias: 30,
    maximoDiario: 4,
    retrato: "retrato-15",
    turnos: [...cada(["martes", "jueves"], "15:00", "18:30"), ...cada(["sabado"], "09:00", "12:45")],
  },
  {
    nombre: "Mauricio",
    apellido: "Aliaga",
    colegiatura: "C.M.P. 914821",
    presentacion:
      "Soy médico y reúno en una sola conversación lo que suele ir por separado: cómo duermes, qué comes, cuánto te mueves y cómo trabajas. Si vuelves al trabajo después de una licencia o vas a viajar a la altura, preparamos los primeros días paso a paso. Esta sesión no reemplaza tu consulta ni da diagnósticos. Te ayuda a llegar a ella con las preguntas claras.",
    temas: ["Plan de bienestar", "Regreso al trabajo", "Viajes de altura"],
    idiomas: ["Español", "Inglés"],
    precioCentimos: 150_00,
    duracionEnMinutos: 60,
    margenEnMinutos: 0,
    anticipacionEnMinutos: 720,
    ventanaEnDias: 45,
    maximoDiario: 4,
    retrato: "retrato-16",
    turnos: [...cada(["lunes", "miercoles"], "08:00", "12:00"), ...cada(["viernes"], "16:00", "20:00")],
  },
]);
