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
  | "sin-monedas"
  | "monedas-insuficientes"
  | "pedido-no-existe"
  | "cita-en-pie"
  | "lugar-en-pie"
  | "bonos-usados"
  | "nada-que-devolver"
  | "correo-no-existe"
  | "soporte-no-existe"
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
  "contenido-con-errores": {
    clase: "conflict",
    mensaje: "El contenido tiene errores. Se sigue mostrando el anterior.",
  },
};
