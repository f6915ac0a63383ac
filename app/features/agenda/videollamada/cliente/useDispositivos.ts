import { useCallback, useEffect, useRef, useState } from "react";
import { conAudio, conVideo, type Escalon } from "~/domain/agenda/videollamada/escalera";
import type { Pistas } from "./conexion";
import { apagar, dispositivos, pedirMedios, type Dispositivo, type Eleccion, type Medios } from "./medios";

interface Estado extends Medios {
  fase: "apagados" | "pidiendo" | "encendidos";
  camaras: Dispositivo[];
  microfonos: Dispositivo[];
}

const APAGADOS: Estado = { fase: "apagados", flujo: null, faltas: [], camaras: [], microfonos: [] };

export function pistasDe(flujo: MediaStream | null): Pistas {
  const viva = (pistas: MediaStreamTrack[] = []) =>
    pistas.find(({ readyState }) => readyState === "live") ?? null;
  return { audio: viva(flujo?.getAudioTracks()), video: viva(flujo?.getVideoTracks()) };
}

/** Camera and microphone of this page: one stream at a time, switched off when the person leaves the page. */
export function useDispositivos() {
  const [estado, setEstado] = useState(APAGADOS);
  const flujo = useRef<MediaStream | null>(null);
  const eleccion = useRef<Eleccion>({ camara: undefined, microfono: undefined });

  const encender = useCallback(async (cambios: Partial<Eleccion> = {}) => {
    eleccion.current = { ...eleccion.current, ...cambios };
    setEstado((antes) => ({ ...antes, fase: "pidiendo" }));
    // The stream is switched off before another is opened: some cameras can be opened only once.
    apagar(flujo.current);
    const medios = await pedirMedios(eleccion.current);
    flujo.current = medios.flujo;
    const conNombre = medios.flujo ? await dispositivos() : { camaras: [], microfonos: [] };
    setEstado({ fase: medios.flujo ? "encendidos" : "apagados", ...medios, ...conNombre });
    return pistasDe(medios.flujo);
  }, []);

  /** Switches on the devices that the present kind of call needs, and no others: no camera is on during a chat. */
  const ajustar = useCallback(
    async (escalon: Escalon) => {
      const pistas = pistasDe(flujo.current);
      const camara = conVideo(escalon) ? undefined : null;
      const microfono = conAudio(escalon) ? undefined : null;
      const falta = (camara !== null && !pistas.video) || (microfono !== null && !pistas.audio);
      if (falta) return encender({ camara, microfono });
      if (camara === null) pistas.video?.stop();
      if (microfono === null) pistas.audio?.stop();
      return pistasDe(flujo.current);
    },
    [encender],
  );

  const apagarTodo = useCallback(() => {
    apagar(flujo.current);
    flujo.current = null;
    setEstado(APAGADOS);
  }, []);

  useEffect(() => () => apagar(flujo.current), []);
  return { ...estado, encender, ajustar, apagarTodo };
}
export type Dispositivos = ReturnType<typeof useDispositivos>;
