import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { PLAZOS_PREDETERMINADOS } from "../shared/especialidades/especialidad";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "../agenda/citas/sala";
import { RETENCION_EN_MINUTOS } from "../agenda/horarios/retencion";
import { DIAS_PARA_DESHACER } from "../cuentas/deshacer/enlaceParaDeshacer";
import { ESPERA_DE_ELIMINACION_EN_DIAS } from "../cuentas/misDatos/eliminacion";
import { QUE_PASO_CON_MI_PAGO, VER_MI_PAGO } from "../ventas/pedidos/direcciones";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "../cuentas/recuperacion/recuperacion";

interface PreguntaFrecuente {
  pregunta: string;
  respuesta: string;
  /**
   * Anchor of a frequent question and the words that find it; null when another page answers it better. A browser
   * opens the question of the anchor.
   */
  hallada: { id: string; palabras: string } | null;
  enlaces: { href: string; texto: string }[];
}

const HORAS_DE_CAMBIO = PLAZOS_PREDETERMINADOS.cancelarEnMinutos / 60;

/**
 * Frequent questions of `/ayuda`. Every figure in an answer is read from the rule itself, so that no answer promises
 * more.
 */
export const PREGUNTAS_FRECUENTES: { tema: string; preguntas: PreguntaFrecuente[] }[] = [
  {
    tema: "Reservas y pagos",
    preguntas: [
      {
        pregunta: "¿Cómo reservo una sesión?",
        respuesta: `Elige especialista, día y hora. Al tocar «Reservar», la hora queda separada para ti por ${RETENCION_EN_MINUTOS} minutos mientras revisas y pagas.`,
        hallada: null,
        enlaces: [{ href: "/agendar", texto: "Agendar" }],
      },
      {
        pregunta: "Me cobraron dos veces, o no veo mi sesión",
        respuesta: `No vuelvas a pagar: un segundo pago vuelve solo. En Mi zona o en la página de lo que pagaste, «${QUE_PASO_CON_MI_PAGO}» o «${VER_MI_PAGO}» te dice si se confirmó o si el dinero vuelve.`,
        hallada: {
          id: "pago-sin-sesion",
          palabras: "cobro cobraron cobrado doble dos veces pagué pendiente sesión",
        },
        enlaces: [{ href: "/mi-zona-privada", texto: "Ir a Mi zona" }],
      },
      {
        pregunta: "¿Dónde está mi comprobante?",
        respuesta: "Todas tus boletas y facturas se guardan en tu cuenta, también las notas de crédito.",
        hallada: null,
        enlaces: [{ href: "/mi-zona-privada/comprobantes", texto: "Ver comprobantes" }],
      },
    ],
  },
  {
    tema: "Tu sesión",
    preguntas: [
      {
        pregunta: "¿Hasta cuándo puedo cambiar o cancelar lo que reservé?",
        respuesta: `Cada sesión dice su día y hora límite; si no, y en talleres y clases, son ${HORAS_DE_CAMBIO} horas antes. A tiempo, lo que pagaste vuelve por donde vino. Un paquete se devuelve si no usaste ni venció un bono.`,
        hallada: {
          id: "cambiar-o-cancelar",
          palabras:
            "cancelar anular reprogramar postergar cita devolución reembolso devolver devuelvan plata dinero penalidad arrepentí taller paquete",
        },
        enlaces: [{ href: "/mi-zona-privada/agenda", texto: "Ver tus sesiones" }],
      },
      {
        pregunta: "¿Cómo entro a la videollamada?",
        respuesta: `Desde la página de tu sesión, sin instalar nada. La sala abre ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes, y puedes probar tu cámara y tu micrófono cuando quieras.`,
        hallada: {
          id: "videollamada",
          palabras:
            "entrar videollamada llamada sala cámara micrófono link enlace zoom meet funciona falla cayó cortó",
        },
        enlaces: [{ href: "/mi-zona-privada/agenda", texto: "Ver tus sesiones" }],
      },
    ],
  },
  {
    tema: "Tu cuenta y tus datos",
    preguntas: [
      {
        pregunta: "Olvidé mi contraseña",
        respuesta: `Te enviamos un código y un enlace a tu correo. El enlace sirve ${VIDA_DE_ENLACE_EN_MINUTOS} minutos, una sola vez.`,
        hallada: null,
        enlaces: [{ href: "/recuperar-clave", texto: "Recuperar mi contraseña" }],
      },
      {
        pregunta: "Perdí mi celular o me lo robaron",
        respuesta:
          "Cierra tu cuenta en él desde otro dispositivo, y entra con un código de respaldo. Si no tienes, escríbenos desde el correo de tu cuenta: comprobamos de otra manera que eres tú y quitamos la verificación en dos pasos.",
        hallada: {
          id: "sin-celular",
          palabras: "perdí perder robaron robo celular teléfono autenticador códigos respaldo",
        },
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "#contacto", texto: "Pedir ayuda" },
        ],
      },
      {
        pregunta: "Creo que alguien más entró a mi cuenta",
        respuesta: `Si te llegó un correo sobre un cambio que no hiciste, deshazlo con su enlace: sirve una vez, durante ${DIAS_PARA_DESHACER} días, y sin entrar a tu cuenta. Si no, cierra los accesos que no reconozcas y cambia tu contraseña. Con la verificación en dos pasos, tu contraseña sola no basta.`,
        hallada: { id: "cuenta-ajena", palabras: "hackearon hackeada hackeo robaron entraron cuenta" },
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "/mi-perfil/verificacion", texto: "Verificación en dos pasos" },
        ],
      },
      {
        pregunta: "¿Qué saben de mí, y cómo lo borro?",
        respuesta: `Puedes descargar una copia de todo, retirar cada permiso que diste y pedir que se elimine tu cuenta: se hace a los ${ESPERA_DE_ELIMINACION_EN_DIAS} días, y hasta entonces puedes arrepentirte.`,
        hallada: null,
        enlaces: [
          { href: "/mi-perfil/mis-datos", texto: "Tus datos" },
          { href: "/mi-perfil/consentimientos", texto: "Lo que aceptaste" },
        ],
      },
    ],
  },
];

/** Gives the frequent questions to the search. */
export const preguntasFrecuentes: FuenteDeBusqueda = {
  clase: "pregunta",
  nombre: "Preguntas frecuentes",
  delSitio: true,
  porTemas: true,
  leer: async () => ({ version: PREGUNTAS_FRECUENTES, hallables: () => HALLABLES }),
};

const HALLABLES = PREGUNTAS_FRECUENTES.flatMap(({ tema, preguntas }) =>
  preguntas.flatMap(({ pregunta, respuesta, hallada }): Hallable[] =>
    hallada === null
      ? []
      : [
          {
            clave: hallada.id,
            href: `/ayuda#${hallada.id}`,
            titulo: pregunta,
            resumen: respuesta,
            detalles: tema,
            etiqueta: null,
            temas: [hallada.palabras],
            texto: "",
          },
        ],
  ),
);
