/** Text for an unusual pulse: measure again calmly, and whom to call. It never names a possible cause. */
export const OTRA_MIRADA = {
  titulo: "Un solo número no dice cómo estás",
  descansa: "Siéntate, respira despacio y descansa cinco minutos.",
  repite: "Mide otra vez, mejor a mano: suele ser más preciso.",
  cuentaDeNuevo: "Cuenta otra vez.",
  cuentaselo: "Si vuelve a salir parecido, cuéntaselo a un profesional de la salud y lleva tus mediciones.",
  noEsperes:
    "Si ahora te duele o aprieta el pecho, te falta el aire, sientes que te desmayas o no piensas con claridad, no esperes ni manejes:",
} as const;
