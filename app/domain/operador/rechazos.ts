import type { Rechazos } from "../shared/rechazo";
import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "../agenda/citas/cambios";

export type RechazoDeOperador =
  | RechazoDeCambio
  | "especialista-no-existe"
  | "especialista-incompleto"
  | "direccion-ocupada"
  | "excepcion-no-existe"
  | "paquete-no-existe"
  | "persona-no-existe"
  | "plan-que-no-tiene"
  | "sin-segundo-factor"
  | "sin-acceso-unido"
  | "sin-monedas"
  | "monedas-insuficientes"
  | "pedido-no-existe"
  | "cita-en-pie"
  | "lugar-en-pie"
  | "bonos-usados"
  | "nada-que-devolver"
  | "correo-no-existe"
  | "soporte-no-existe"
  | "sorteo-no-existe"
  | "sorteo-cerrado"
  | "sorteo-sin-compromiso"
  | "sorteo-comprometido"
  | "sorteo-aun-no"
  | "sorteo-abierto"
  | "lista-sin-fijar"
  | "semilla-distinta"
  | "sin-participaciones"
  | "ganador-elegido"
  | "contenido-con-errores";

export const RECHAZOS_DE_OPERADOR: Rechazos<RechazoDeOperador> = {
  ...RECHAZOS_DE_CAMBIO,
  "especialista-no-existe": { clase: "not-found", mensaje: "No hay un especialista con ese código." },
  "especialista-incompleto": {
    clase: "conflict",
    mensaje: "Para crear un especialista hacen falta todos sus datos.",
  },
  "direccion-ocupada": {
    clase: "conflict",
    mensaje: "Otro especialista de esa especialidad ya tiene esa dirección.",
  },
  "excepcion-no-existe": {
    clase: "not-found",
    mensaje: "Ese especialista no tiene una excepción que empiece en esa fecha y hora.",
  },
  "paquete-no-existe": { clase: "not-found", mensaje: "No hay un paquete con ese código." },
  "persona-no-existe": { clase: "not-found", mensaje: "No hay una persona con ese código." },
  "plan-que-no-tiene": { clase: "not-found", mensaje: "Esa persona no tiene ese plan." },
  "sin-segundo-factor": {
    clase: "conflict",
    mensaje: "Esa persona no tiene activa la verificación en dos pasos.",
  },
  "sin-acceso-unido": {
    clase: "conflict",
    mensaje: "Ningún acceso de asegurado abre la cuenta de esa persona.",
  },
  "sin-monedas": {
    clase: "not-found",
    mensaje: "Esta instalación no tiene monedas: se encienden con MONEDAS=true.",
  },
  "monedas-insuficientes": { clase: "conflict", mensaje: "Esa persona no tiene tantas monedas." },
  "pedido-no-existe": { clase: "not-found", mensaje: "No hay un pedido con ese código." },
  "cita-en-pie": {
    clase: "conflict",
    mensaje:
      "La sesión de ese pedido sigue en pie. Usa «cancelar» o «ausencia», que devuelven todo y avisan a la persona.",
  },
  "lugar-en-pie": {
    clase: "conflict",
    mensaje:
      "El lugar de ese pedido sigue en pie. La persona lo deja desde la página del taller, o se cancela la fecha con «talleres cancelar», que devuelve todo.",
  },
  "bonos-usados": {
    clase: "conflict",
    mensaje:
      "Ya se usó o venció algún bono de ese paquete, así que no se devuelve entero. Cancela antes las sesiones que pagó.",
  },
  "nada-que-devolver": { clase: "conflict", mensaje: "De ese pedido no queda nada por devolver." },
  "correo-no-existe": {
    clase: "not-found",
    mensaje: "No hay un correo con ese código en la bandeja de salida.",
  },
  "soporte-no-existe": {
    clase: "not-found",
    mensaje: "No hay un fallo ni un pedido con ese código. Los fallos se guardan 30 días.",
  },
  "sorteo-no-existe": { clase: "not-found", mensaje: "No hay un sorteo con ese código." },
  "sorteo-cerrado": {
    clase: "conflict",
    mensaje:
      "Ese sorteo ya cerró sus participaciones: la semilla se compromete antes, para que nadie la elija después.",
  },
  "sorteo-sin-compromiso": {
    clase: "conflict",
    mensaje: "Nadie comprometió una semilla antes del cierre de ese sorteo.",
  },
  "sorteo-comprometido": { clase: "conflict", mensaje: "Ese sorteo ya tiene una semilla comprometida." },
  "sorteo-abierto": {
    clase: "conflict",
    mensaje: "Ese sorteo todavía recibe participaciones: su lista se fija al cierre.",
  },
  "lista-sin-fijar": {
    clase: "conflict",
    mensaje:
      "La lista de ese sorteo no está fijada. La fija solo el proceso que hace los trabajos, o «sorteo lista ID»: antes de que se conozca el valor público.",
  },
  "sorteo-aun-no": { clase: "conflict", mensaje: "Todavía no llega la fecha de ese sorteo." },
  "semilla-distinta": { clase: "conflict", mensaje: "Esa no es la semilla que se comprometió." },
  "sin-participaciones": { clase: "conflict", mensaje: "Ese sorteo no tiene participaciones." },
  "ganador-elegido": { clase: "conflict", mensaje: "Ese sorteo ya tiene su número ganador." },
  "contenido-con-errores": {
    clase: "conflict",
    mensaje: "El contenido tiene errores. Se sigue mostrando el anterior.",
  },
};
