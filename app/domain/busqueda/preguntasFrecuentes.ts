import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { PLAZOS_PREDETERMINADOS } from "../shared/especialidades/especialidad";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "../agenda/citas/sala";
import { RETENCION_EN_MINUTOS } from "../agenda/horarios/retencion";
import { DIAS_PARA_DESHACER } from "../cuentas/deshacer/enlaceParaDeshacer";
import { ESPERA_DE_ELIMINACION_EN_DIAS } from "../cuentas/misDatos/eliminacion";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "../cuentas/recuperacion/recuperacion";

interface PreguntaFrecuente {
  /** By which a page or a search leads to it; a browser opens what it leads to. */
  id: string;
  pregunta: string;
  respuesta: string;
  /** All the words by which it is found; none where people look for the page that answers it, and find that. */
  palabras: string | null;
  enlaces: { href: string; texto: string }[];
}

const HORAS_DE_CAMBIO = PLAZOS_PREDETERMINADOS.cancelarEnMinutos / 60;

/** What is asked at `/ayuda`. Every figure is the rule's own: an answer cannot promise what the product does not do. */
export const PREGUNTAS_FRECUENTES: { tema: string; preguntas: PreguntaFrecuente[] }[] = [
  {
    tema: "Reservas y pagos",
    preguntas: [
      {
        id: "reservar",
        pregunta: "¿Cómo reservo una sesión?",
        respuesta: `Elige especialista, día y hora. Al tocar «Reservar», la hora queda separada para ti por ${RETENCION_EN_MINUTOS} minutos mientras revisas el resumen y pagas.`,
        palabras: null,
        enlaces: [{ href: "/agendar", texto: "Agendar una sesión" }],
      },
      {
        id: "pago-sin-sesion",
        pregunta: "Me cobraron y no veo mi sesión",
        respuesta:
          "No vuelvas a pagar. En Mi zona, cada pedido sin confirmar tiene «¿Qué pasó con mi pago?», que pregunta otra vez y te dice si se confirmó o si el dinero vuelve. Si te cobraron dos veces, escríbenos con el código de tu pedido.",
        palabras: "cobro cobraron cobrado doble dos veces pagué pendiente sesión",
        enlaces: [
          { href: "/mi-zona-privada", texto: "Ir a Mi zona" },
          { href: "#contacto", texto: "Pedir ayuda" },
        ],
      },
      {
        id: "comprobante",
        pregunta: "¿Dónde está mi comprobante?",
        respuesta: "Todas tus boletas y facturas se guardan en tu cuenta, también las notas de crédito.",
        palabras: null,
        enlaces: [{ href: "/mi-zona-privada/comprobantes", texto: "Ver comprobantes" }],
      },
    ],
  },
  {
    tema: "Tu sesión",
    preguntas: [
      {
        id: "cambiar-o-cancelar",
        pregunta: "¿Hasta cuándo puedo cambiar o cancelar lo que reservé?",
        respuesta: `Tu sesión dice su día y hora límite; si no dice otra cosa, y en los talleres y clases de pago, son ${HORAS_DE_CAMBIO} horas antes del inicio. A tiempo, lo que pagaste vuelve por donde vino. Un paquete se devuelve mientras no hayas usado ni vencido ningún bono.`,
        palabras:
          "cancelar anular reprogramar postergar devolución reembolso devolver penalidad arrepentí taller paquete",
        enlaces: [{ href: "/mi-zona-privada", texto: "Ver tus sesiones" }],
      },
      {
        id: "videollamada",
        pregunta: "¿Cómo entro a la videollamada?",
        respuesta: `Desde la página de tu sesión, sin instalar nada. La sala abre ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes, y puedes probar tu cámara y tu micrófono cuando quieras.`,
        palabras: "entrar videollamada sala cámara micrófono link enlace zoom meet",
        enlaces: [{ href: "/mi-zona-privada", texto: "Ver tus sesiones" }],
      },
    ],
  },
  {
    tema: "Tu cuenta y tus datos",
    preguntas: [
      {
        id: "contrasena",
        pregunta: "Olvidé mi contraseña",
        respuesta: `Te enviamos un enlace a tu correo, que sirve ${VIDA_DE_ENLACE_EN_MINUTOS} minutos y una sola vez.`,
        palabras: null,
        enlaces: [{ href: "/recuperar-clave", texto: "Recuperar mi contraseña" }],
      },
      {
        id: "sin-celular",
        pregunta: "Perdí mi celular o me lo robaron",
        respuesta:
          "Si tu cuenta sigue abierta en él, ciérrala desde otro dispositivo. Si te pide un código para entrar, usa uno de tus códigos de respaldo. Si tampoco los tienes, escríbenos desde el correo de tu cuenta: comprobamos de otra manera que eres tú y quitamos la verificación en dos pasos.",
        palabras: "perdí perder robaron robo celular teléfono autenticador códigos respaldo",
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "#contacto", texto: "Pedir ayuda" },
        ],
      },
      {
        id: "cuenta-ajena",
        pregunta: "Creo que alguien más entró a mi cuenta",
        respuesta: `Si te llegó un correo sobre un cambio que no hiciste, deshazlo con su enlace: sirve una vez, durante ${DIAS_PARA_DESHACER} días, y sin entrar a tu cuenta. Si no, cierra los accesos que no reconozcas y cambia tu contraseña. Con la verificación en dos pasos, quien tenga tu contraseña no entra solo con ella.`,
        palabras: "hackearon hackeada hackeo robaron entraron cuenta",
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "/mi-perfil/verificacion", texto: "Verificación en dos pasos" },
        ],
      },
      {
        id: "mis-datos",
        pregunta: "¿Qué saben de mí, y cómo lo borro?",
        respuesta: `Puedes descargar una copia de todo, retirar cada permiso que diste y pedir que se elimine tu cuenta: se hace a los ${ESPERA_DE_ELIMINACION_EN_DIAS} días, y hasta entonces puedes arrepentirte.`,
        palabras: null,
        enlaces: [
          { href: "/mi-perfil/mis-datos", texto: "Tus datos" },
          { href: "/mi-perfil/consentimientos", texto: "Lo que aceptaste" },
        ],
      },
    ],
  },
];

/** Those that are found, one by one. */
export const preguntasFrecuentes: FuenteDeBusqueda = {
  clase: "pregunta",
  nombre: "Preguntas frecuentes",
  delSitio: true,
  porTemas: true,
  leer: async () => ({ version: PREGUNTAS_FRECUENTES, hallables: () => HALLABLES }),
};

const HALLABLES = PREGUNTAS_FRECUENTES.flatMap(({ tema, preguntas }) =>
  preguntas.flatMap(({ id, pregunta, respuesta, palabras }): Hallable[] =>
    palabras === null
      ? []
      : [
          {
            clave: id,
            href: `/ayuda#${id}`,
            titulo: pregunta,
            resumen: respuesta,
            detalles: tema,
            etiqueta: null,
            temas: [palabras],
            texto: "",
          },
        ],
  ),
);
