/** Problems that keep a browser from its camera or microphone, and their remedies in plain words. */
export type Problema =
  "permiso-negado" | "sin-dispositivo" | "en-uso" | "origen-inseguro" | "dentro-de-otra-app" | "no-se-pudo";

export type Navegador = "chrome" | "safari" | "firefox";
export type Sistema = "android" | "ios" | "escritorio";

export interface Entorno {
  /** Value of `navigator.userAgent`. */
  agente: string;
  /** Value of `window.isSecureContext`. */
  seguro: boolean;
  /** True when the browser has `navigator.mediaDevices`, the API of cameras. */
  conoceCamaras: boolean;
}

/** Matches browsers inside Facebook, Instagram, Line, TikTok and other apps, and Android's WebView. */
const DE_OTRA_APP = /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|Twitter)\b|; wv\)/i;

function sistemaDe(agente: string): Sistema {
  if (/android/i.test(agente)) return "android";
  return /iphone|ipad|ipod/i.test(agente) ? "ios" : "escritorio";
}

function navegadorDe(agente: string): Navegador {
  if (/firefox|fxios/i.test(agente)) return "firefox";
  return /safari/i.test(agente) && !/chrome|chromium|crios|android/i.test(agente) ? "safari" : "chrome";
}

/** Problem that is known before any permission is asked; null when asking makes sense. */
export function impedimento({ seguro, conoceCamaras }: Entorno): Problema | null {
  if (!seguro) return "origen-inseguro";
  // An app's browser may have the API of cameras and still refuse them: only a request shows it.
  return conoceCamaras ? null : "dentro-de-otra-app";
}

/** Problem that the name of an error of `getUserMedia` means. */
export function problemaDe(nombreDelError: string, { agente }: Pick<Entorno, "agente">): Problema {
  switch (nombreDelError) {
    case "NotAllowedError":
    case "SecurityError":
      return DE_OTRA_APP.test(agente) ? "dentro-de-otra-app" : "permiso-negado";
    case "NotFoundError":
    case "OverconstrainedError":
      return "sin-dispositivo";
    case "NotReadableError":
    case "AbortError":
      return "en-uso";
    default:
      return "no-se-pudo";
  }
}

export type Que = "camara" | "microfono" | "ambos";

const NOMBRE: Record<Que, string> = {
  camara: "tu cámara",
  microfono: "tu micrófono",
  ambos: "tu cámara ni tu micrófono",
};

export function tituloDe(problema: Problema, que: Que): string {
  switch (problema) {
    case "permiso-negado":
      return `El navegador no tiene permiso para usar ${NOMBRE[que]}`;
    case "sin-dispositivo":
      return `No encontramos ${NOMBRE[que]}`;
    case "en-uso":
      return `Otro programa está usando ${que === "ambos" ? "tu cámara o tu micrófono" : NOMBRE[que]}`;
    case "origen-inseguro":
      return "Esta dirección no es segura para una videollamada";
    case "dentro-de-otra-app":
      return "Dentro de esta aplicación no se puede usar la cámara";
    case "no-se-pudo":
      return `No pudimos encender ${NOMBRE[que]}`;
  }
}

const PERMISO: Record<Sistema, Record<Navegador, string[]>> = {
  escritorio: {
    chrome: [
      "Toca el icono que está a la izquierda de la dirección de esta página.",
      "Activa Cámara y Micrófono.",
      "Vuelve aquí y prueba otra vez.",
    ],
    firefox: [
      "Toca el icono de la cámara tachada, a la izquierda de la dirección.",
      "Quita los bloqueos de la cámara y del micrófono.",
      "Vuelve aquí y prueba otra vez.",
    ],
    safari: [
      "En el menú Safari, abre Ajustes para este sitio web.",
      "En Cámara y en Micrófono elige Permitir.",
      "Vuelve aquí y prueba otra vez.",
    ],
  },
  android: {
    chrome: [
      "Toca el icono que está a la izquierda de la dirección y entra en Permisos.",
      "Activa Cámara y Micrófono.",
      "Si no aparecen, dale permiso al navegador en Ajustes, Aplicaciones.",
    ],
    firefox: [
      "Toca el candado junto a la dirección.",
      "Permite la cámara y el micrófono.",
      "Si no aparecen, dale permiso a Firefox en Ajustes, Aplicaciones.",
    ],
    safari: ["Permite la cámara y el micrófono en los ajustes de tu navegador."],
  },
  ios: {
    safari: [
      "Toca el botón que está junto a la dirección y entra en Ajustes del sitio web.",
      "En Cámara y en Micrófono elige Permitir.",
      "Vuelve aquí y prueba otra vez.",
    ],
    chrome: [
      "Abre Ajustes del teléfono y busca Chrome.",
      "Activa Cámara y Micrófono.",
      "Vuelve aquí y prueba otra vez.",
    ],
    firefox: [
      "Abre Ajustes del teléfono y busca Firefox.",
      "Activa Cámara y Micrófono.",
      "Vuelve aquí y prueba otra vez.",
    ],
  },
};

/** Steps that solve a problem in this browser, in words. */
export function remedioDe(problema: Problema, agente: string): string[] {
  const sistema = sistemaDe(agente);
  switch (problema) {
    case "permiso-negado":
      return PERMISO[sistema][navegadorDe(agente)];
    case "sin-dispositivo":
      return [
        sistema === "escritorio"
          ? "Conecta una cámara o unos audífonos con micrófono y prueba otra vez."
          : "Reinicia el teléfono y prueba otra vez.",
        "También puedes entrar solo con audio o escribir por el chat.",
      ];
    case "en-uso":
      return [
        "Cierra las otras videollamadas y los programas que usen la cámara, como Zoom, Meet o Teams.",
        "Prueba otra vez.",
      ];
    case "origen-inseguro":
      return ["Escribe la dirección empezando por https:// y vuelve a entrar."];
    case "dentro-de-otra-app":
      return sistema === "ios"
        ? [
            "Toca los tres puntos de arriba o de abajo.",
            "Elige Abrir en Safari.",
            "Inicia sesión y entra otra vez.",
          ]
        : [
            "Toca el botón de abajo, o los tres puntos y después Abrir en el navegador.",
            "Inicia sesión y entra otra vez.",
          ];
    case "no-se-pudo":
      return [
        "Recarga esta página y prueba otra vez.",
        "Si sigue igual, reinicia tu equipo o entra solo con audio.",
      ];
  }
}

/** Address that makes Android open a page in its own browser instead of inside an app. */
export function enlaceAlNavegador(direccion: string, agente: string): string | null {
  if (sistemaDe(agente) !== "android") return null;
  const { protocol, host, pathname, search } = new URL(direccion);
  const esquema = protocol.replace(":", "");
  return `intent://${host}${pathname}${search}#Intent;scheme=${esquema};action=android.intent.action.VIEW;end`;
}
