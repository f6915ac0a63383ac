import { useCallback, useEffect, useRef, useState } from "react";
import { impedimento, problemaDe } from "~/domain/agenda/videollamada/diagnostico";
import type { Motivo } from "~/domain/medicion/motivos";
import { makeSeguimiento, type Marcha } from "~/domain/medicion/seguimiento";
import { mirar } from "./mirar";

export type Estado =
  | { fase: "lista" | "pidiendo" | "detenida" }
  | Exclude<Marcha, { fase: "sin-medida" | "medida" }>
  | { fase: "sin-medida"; motivo: Motivo }
  | (Extract<Marcha, { fase: "medida" }> & { ancho: number; alto: number });

/**
 * Milliseconds without a picture after which the camera counts as gone; even a slow camera gives a picture a second.
 */
const SIN_IMAGEN_EN_MS = 5_000;
/** Milliseconds between two changes of a text on the screen: people cannot read thirty changes a second. */
const ENTRE_CAMBIOS_EN_MS = 200;

/** Camera of this page and its measurement: on from the pressed button to the end, and never longer. */
export function useMedicion() {
  const [estado, setEstado] = useState<Estado>({ fase: "lista" });
  const video = useRef<HTMLVideoElement>(null);
  const apagar = useRef<() => void>(() => undefined);

  const terminar = useCallback((final: Estado) => {
    apagar.current();
    setEstado(final);
  }, []);

  const empezar = useCallback(async () => {
    apagar.current();
    const conoceCamaras = "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices;
    const impide = impedimento({
      agente: navigator.userAgent,
      seguro: window.isSecureContext,
      conoceCamaras,
    });
    if (impide) {
      setEstado({ fase: "sin-medida", motivo: impide });
      return;
    }
    setEstado({ fase: "pidiendo" });
    // The signal also keeps the camera off when the person stops before it is on.
    const fin = new AbortController();
    apagar.current = () => fin.abort();
    const flujo = await pedirCamara();
    if (typeof flujo === "string") {
      if (!fin.signal.aborted) setEstado({ fase: "sin-medida", motivo: flujo });
      return;
    }
    const pantalla = video.current;
    if (fin.signal.aborted || !pantalla) {
      soltar(flujo);
      return;
    }
    apagar.current = medirEn(pantalla, flujo, (ahora) => {
      if (ahora.fase === "sin-medida") terminar(ahora);
      else if (ahora.fase !== "medida") setEstado(ahora);
      else terminar({ ...ahora, ancho: pantalla.videoWidth, alto: pantalla.videoHeight });
    });
  }, [terminar]);

  const detener = useCallback(() => terminar({ fase: "detenida" }), [terminar]);
  useEffect(() => () => apagar.current(), []);
  return { estado, video, empezar, detener };
}

async function pedirCamara(): Promise<MediaStream | Motivo> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } },
    });
  } catch (error) {
    return problemaDe((error as Error).name, { agente: navigator.userAgent });
  }
}

const soltar = (flujo: MediaStream) => flujo.getTracks().forEach((pista) => pista.stop());

/** Measures from a camera stream until there is a result. Gives the function that switches everything off before. */
function medirEn(
  pantalla: HTMLVideoElement,
  flujo: MediaStream,
  decir: (marcha: Exclude<Estado, { fase: "medida" }> | Extract<Marcha, { fase: "medida" }>) => void,
): () => void {
  const seguir = makeSeguimiento();
  let [vistaEn, ultimoTextoEn, ultimoTexto] = [performance.now(), 0, ""];
  pantalla.srcObject = flujo;
  void pantalla.play().catch(() => decir({ fase: "sin-medida", motivo: "no-se-pudo" }));
  const dejarDeMirar = mirar(pantalla, (muestra) => {
    vistaEn = performance.now();
    const marcha = seguir(muestra);
    const texto = "consejo" in marcha ? marcha.fase + marcha.consejo : marcha.fase;
    if (texto === ultimoTexto && vistaEn - ultimoTextoEn < ENTRE_CAMBIOS_EN_MS) return;
    [ultimoTexto, ultimoTextoEn] = [texto, vistaEn];
    decir(marcha);
  });
  const vigia = setInterval(() => {
    if (performance.now() - vistaEn > SIN_IMAGEN_EN_MS) decir({ fase: "sin-medida", motivo: "con-cortes" });
  }, 1_000);
  return () => {
    clearInterval(vigia);
    dejarDeMirar();
    soltar(flujo);
    pantalla.srcObject = null;
  };
}
