import { MENSAJE_DE_CAMBIO, type RechazoDeCambio } from "../agenda/citas/cambios";

export type RechazoDeOperador =
  | RechazoDeCambio
  | "especialista-no-existe"
  | "especialista-incompleto"
  | "direccion-ocupada"
  | "excepcion-no-existe"
  | "paquete-no-existe"
  | "persona-no-existe"
  | "sin-segundo-factor"
  | "sin-acceso-unido"
  | "sin-monedas"
  | "monedas-insuficientes"
  | "pedido-no-existe"
  | "cita-en-pie"
  | "bonos-usados"
  | "nada-que-devolver"
  | "correo-no-existe"
  | "soporte-no-existe"
  | "sorteo-no-existe"
  | "sorteo-cerrado"
  | "sorteo-sin-compromiso"
  | "sorteo-comprometido"
  | "sorteo-aun-no"
  | "semilla-distinta"
  | "sin-participaciones"
  | "ganador-elegido"
  | "contenido-con-errores";

export const MENSAJE_DE_OPERADOR: Record<RechazoDeOperador, string> = {
  ...MENSAJE_DE_CAMBIO,
  "especialista-no-existe": "No hay un especialista con ese código.",
  "especialista-incompleto": "Para crear un especialista hacen falta todos sus datos.",
  "direccion-ocupada": "Otro especialista de esa especialidad ya tiene esa dirección.",
  "excepcion-no-existe": "Ese especialista no tiene una excepción que empiece en esa fecha y hora.",
  "paquete-no-existe": "No hay un paquete con ese código.",
  "persona-no-existe": "No hay una persona con ese código.",
  "sin-segundo-factor": "Esa persona no tiene activa la verificación en dos pasos.",
  "sin-acceso-unido": "Ningún acceso de asegurado abre la cuenta de esa persona.",
  "sin-monedas": "Esta instalación no tiene monedas: se encienden con MONEDAS=true.",
  "monedas-insuficientes": "Esa persona no tiene tantas monedas.",
  "pedido-no-existe": "No hay un pedido con ese código.",
  "cita-en-pie":
    "La sesión de ese pedido sigue en pie. Usa «cancelar» o «ausencia», que devuelven todo y avisan a la persona.",
  "bonos-usados":
    "Ya se usó o venció algún bono de ese paquete, así que no se devuelve entero. Cancela antes las sesiones que pagó.",
  "nada-que-devolver": "De ese pedido no queda nada por devolver.",
  "correo-no-existe": "No hay un correo con ese código en la bandeja de salida.",
  "soporte-no-existe": "No hay un fallo con ese código. Se guardan 30 días.",
  "sorteo-no-existe": "No hay un sorteo con ese código.",
  "sorteo-cerrado":
    "Ese sorteo ya cerró sus participaciones: la semilla se compromete antes, para que nadie la elija después.",
  "sorteo-sin-compromiso": "Nadie comprometió una semilla antes del cierre de ese sorteo.",
  "sorteo-comprometido": "Ese sorteo ya tiene una semilla comprometida.",
  "sorteo-aun-no": "Todavía no llega la fecha de ese sorteo.",
  "semilla-distinta": "Esa no es la semilla que se comprometió.",
  "sin-participaciones": "Ese sorteo no tiene participaciones.",
  "ganador-elegido": "Ese sorteo ya tiene su número ganador.",
  "contenido-con-errores": "El contenido tiene errores. Se sigue mostrando el anterior.",
};
