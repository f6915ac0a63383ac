import { PLAZOS_PREDETERMINADOS } from "~/domain/shared/especialidades/especialidad";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "~/domain/agenda/citas/sala";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import { DIAS_PARA_DESHACER } from "~/domain/cuentas/deshacer/enlaceParaDeshacer";
import { ESPERA_DE_ELIMINACION_EN_DIAS } from "~/domain/cuentas/misDatos/eliminacion";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "~/domain/cuentas/recuperacion/recuperacion";

interface Pregunta {
  /** By which another page leads to it; a browser opens what it leads to. */
  id?: string;
  pregunta: string;
  respuesta: string;
  enlaces: { href: string; texto: string }[];
}

const HORAS_DE_CAMBIO = PLAZOS_PREDETERMINADOS.cancelarEnMinutos / 60;

/** Every figure is the rule's own: an answer cannot promise what the product does not do. */
export const PREGUNTAS: { tema: string; preguntas: Pregunta[] }[] = [
  {
    tema: "Reservas y pagos",
    preguntas: [
      {
        pregunta: "¿Cómo reservo una sesión?",
        respuesta: `Elige especialista, día y hora. Al tocar «Reservar», la hora queda separada para ti por ${RETENCION_EN_MINUTOS} minutos mientras revisas el resumen y pagas.`,
        enlaces: [{ href: "/agendar", texto: "Agendar una sesión" }],
      },
      {
        pregunta: "Pagué y no veo mi sesión",
        respuesta:
          "No vuelvas a pagar. En Mi zona, cada pedido sin confirmar tiene «¿Qué pasó con mi pago?», que pregunta otra vez y te dice si se confirmó o si el dinero vuelve.",
        enlaces: [{ href: "/mi-zona-privada", texto: "Ir a Mi zona" }],
      },
      {
        pregunta: "¿Dónde está mi comprobante?",
        respuesta: "Todas tus boletas y facturas se guardan en tu cuenta, también las notas de crédito.",
        enlaces: [{ href: "/mi-zona-privada/comprobantes", texto: "Ver comprobantes" }],
      },
    ],
  },
  {
    tema: "Tu sesión",
    preguntas: [
      {
        pregunta: "¿Hasta cuándo puedo cambiarla o cancelarla?",
        respuesta: `Cada sesión dice su día y hora límite; si no dice otra cosa, son ${HORAS_DE_CAMBIO} horas antes del inicio. A tiempo, lo que pagaste vuelve por donde vino.`,
        enlaces: [{ href: "/mi-zona-privada", texto: "Ver tus sesiones" }],
      },
      {
        pregunta: "¿Cómo entro a la videollamada?",
        respuesta: `Desde la página de tu sesión, sin instalar nada. La sala abre ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes, y puedes probar tu cámara y tu micrófono cuando quieras.`,
        enlaces: [{ href: "/mi-zona-privada", texto: "Ver tus sesiones" }],
      },
    ],
  },
  {
    tema: "Tu cuenta y tus datos",
    preguntas: [
      {
        pregunta: "Olvidé mi contraseña",
        respuesta: `Te enviamos un enlace a tu correo, que sirve ${VIDA_DE_ENLACE_EN_MINUTOS} minutos y una sola vez.`,
        enlaces: [{ href: "/recuperar-clave", texto: "Recuperar mi contraseña" }],
      },
      {
        id: "sin-celular",
        pregunta: "Perdí mi celular y mis códigos de respaldo",
        respuesta:
          "Pide ayuda desde el correo de tu cuenta. Comprobamos de otra manera que eres tú y quitamos la verificación en dos pasos: entonces entras solo con tu contraseña.",
        enlaces: [{ href: "#contacto", texto: "Pedir ayuda" }],
      },
      {
        pregunta: "Creo que alguien más entró a mi cuenta",
        respuesta: `Si te llegó un correo sobre un cambio que no hiciste, deshazlo con su enlace: sirve una vez, durante ${DIAS_PARA_DESHACER} días, y sin entrar a tu cuenta. Si no, cierra los accesos que no reconozcas y cambia tu contraseña. La verificación en dos pasos lo hace mucho más difícil.`,
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "/mi-perfil/verificacion", texto: "Verificación en dos pasos" },
        ],
      },
      {
        pregunta: "¿Qué saben de mí, y cómo lo borro?",
        respuesta: `Puedes descargar una copia de todo, retirar cada permiso que diste y pedir que se elimine tu cuenta: se hace a los ${ESPERA_DE_ELIMINACION_EN_DIAS} días, y hasta entonces puedes arrepentirte.`,
        enlaces: [
          { href: "/mi-perfil/mis-datos", texto: "Tus datos" },
          { href: "/mi-perfil/consentimientos", texto: "Lo que aceptaste" },
        ],
      },
    ],
  },
];
