import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { PLAZOS_PREDETERMINADOS } from "../shared/especialidades/especialidad";
import { SALA_ABRE_ANTES_EN_MINUTOS } from "../agenda/citas/sala";
import { RETENCION_EN_MINUTOS } from "../agenda/horarios/retencion";
import { DIAS_PARA_DESHACER } from "../cuentas/deshacer/enlaceParaDeshacer";
import { ESPERA_DE_ELIMINACION_EN_DIAS } from "../cuentas/misDatos/eliminacion";
import { VIDA_DE_ENLACE_EN_MINUTOS } from "../cuentas/recuperacion/recuperacion";

interface Pregunta {
  /** By which a page or a search leads to it; a browser opens what it leads to. */
  id: string;
  pregunta: string;
  respuesta: string;
  /** What people write who ask it in other words; none where the page that it leads to is found by them. */
  palabras?: string;
  enlaces: { href: string; texto: string }[];
}

const HORAS_DE_CAMBIO = PLAZOS_PREDETERMINADOS.cancelarEnMinutos / 60;

/** What is asked at `/ayuda`. Every figure is the rule's own: an answer cannot promise what the product does not do. */
export const PREGUNTAS: { tema: string; preguntas: Pregunta[] }[] = [
  {
    tema: "Reservas y pagos",
    preguntas: [
      {
        id: "reservar",
        pregunta: "¿Cómo reservo una sesión?",
        respuesta: `Elige especialista, día y hora. Al tocar «Reservar», la hora queda separada para ti por ${RETENCION_EN_MINUTOS} minutos mientras revisas el resumen y pagas.`,
        palabras: "agendar separar pagar",
        enlaces: [{ href: "/agendar", texto: "Agendar una sesión" }],
      },
      {
        id: "pago-sin-sesion",
        pregunta: "Pagué y no veo mi sesión",
        respuesta:
          "No vuelvas a pagar. En Mi zona, cada pedido sin confirmar tiene «¿Qué pasó con mi pago?», que pregunta otra vez y te dice si se confirmó o si el dinero vuelve.",
        palabras: "cobro cobraron doble pago pendiente tarjeta",
        enlaces: [{ href: "/mi-zona-privada", texto: "Ir a Mi zona" }],
      },
      {
        id: "comprobante",
        pregunta: "¿Dónde está mi comprobante?",
        respuesta: "Todas tus boletas y facturas se guardan en tu cuenta, también las notas de crédito.",
        palabras: "boleta factura recibo",
        enlaces: [{ href: "/mi-zona-privada/comprobantes", texto: "Ver comprobantes" }],
      },
    ],
  },
  {
    tema: "Tu sesión",
    preguntas: [
      {
        id: "cambiar-o-cancelar",
        pregunta: "¿Hasta cuándo puedo cambiarla o cancelarla?",
        respuesta: `Cada sesión dice su día y hora límite; si no dice otra cosa, son ${HORAS_DE_CAMBIO} horas antes del inicio. A tiempo, lo que pagaste vuelve por donde vino.`,
        palabras: "cancelar anular reprogramar postergar devolución reembolso devolver dinero",
        enlaces: [{ href: "/mi-zona-privada", texto: "Ver tus sesiones" }],
      },
      {
        id: "videollamada",
        pregunta: "¿Cómo entro a la videollamada?",
        respuesta: `Desde la página de tu sesión, sin instalar nada. La sala abre ${SALA_ABRE_ANTES_EN_MINUTOS} minutos antes, y puedes probar tu cámara y tu micrófono cuando quieras.`,
        palabras: "entrar sala cámara micrófono enlace link zoom",
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
        enlaces: [{ href: "/recuperar-clave", texto: "Recuperar mi contraseña" }],
      },
      {
        id: "sin-celular",
        pregunta: "Perdí mi celular y mis códigos de respaldo",
        respuesta:
          "Pide ayuda desde el correo de tu cuenta. Comprobamos de otra manera que eres tú y quitamos la verificación en dos pasos: entonces entras solo con tu contraseña.",
        palabras: "robaron teléfono autenticador verificación",
        enlaces: [{ href: "#contacto", texto: "Pedir ayuda" }],
      },
      {
        id: "cuenta-ajena",
        pregunta: "Creo que alguien más entró a mi cuenta",
        respuesta: `Si te llegó un correo sobre un cambio que no hiciste, deshazlo con su enlace: sirve una vez, durante ${DIAS_PARA_DESHACER} días, y sin entrar a tu cuenta. Si no, cierra los accesos que no reconozcas y cambia tu contraseña. Con la verificación en dos pasos, quien tenga tu contraseña no entra.`,
        palabras: "hackearon hackeo robaron cuenta seguridad",
        enlaces: [
          { href: "/mi-perfil/sesiones", texto: "Dispositivos con tu cuenta" },
          { href: "/mi-perfil/verificacion", texto: "Verificación en dos pasos" },
        ],
      },
      {
        id: "mis-datos",
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

/** Those that no page answers by itself, as search finds them. */
export const preguntasDeAyuda: FuenteDeBusqueda = {
  clase: "ayuda",
  nombre: "Ayuda",
  sonLugares: true,
  leer: async () => ({ version: PREGUNTAS, hallables: () => HALLABLES }),
};

const HALLABLES = PREGUNTAS.flatMap(({ tema, preguntas }) =>
  preguntas.flatMap(({ id, pregunta, respuesta, palabras }): Hallable[] =>
    palabras === undefined
      ? []
      : [
          {
            clave: id,
            href: `/ayuda#${id}`,
            titulo: pregunta,
            resumen: respuesta,
            detalles: `Pregunta · ${tema}`,
            etiqueta: null,
            temas: [palabras],
            texto: "",
          },
        ],
  ),
);
