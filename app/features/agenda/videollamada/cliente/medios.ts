import {
  impedimento,
  problemaDe,
  type Entorno,
  type Problema,
  type Que,
} from "~/domain/agenda/videollamada/diagnostico";

export interface Eleccion {
  /** Ids of camera and microphone. Undefined lets the browser choose; null leaves the device off. */
  camara: string | null | undefined;
  microfono: string | null | undefined;
}

export interface Falta {
  que: Que;
  problema: Problema;
}

export interface Medios {
  flujo: MediaStream | null;
  /** Requested devices that could not be used, each with its reason. */
  faltas: Falta[];
}

const entornoActual = (): Entorno => ({
  agente: navigator.userAgent,
  seguro: window.isSecureContext,
  conoceCamaras: "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices,
});

const ANCHO_IDEAL = 960;

const deVideo = (id: string | undefined): MediaTrackConstraints => ({
  ...(id ? { deviceId: { exact: id } } : { facingMode: "user" }),
  width: { ideal: ANCHO_IDEAL },
  frameRate: { ideal: 24, max: 30 },
});
const deAudio = (id: string | undefined): MediaTrackConstraints => ({
  ...(id && { deviceId: { exact: id } }),
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
});

/** Stream of camera and microphone, as far as they are available, with the reasons for the missing ones. */
export async function pedirMedios(eleccion: Eleccion): Promise<Medios> {
  const entorno = entornoActual();
  const impide = impedimento(entorno);
  const video = eleccion.camara === null ? false : deVideo(eleccion.camara);
  const audio = eleccion.microfono === null ? false : deAudio(eleccion.microfono);
  if (!video && !audio) return { flujo: null, faltas: [] };
  const que: Que = video && audio ? "ambos" : video ? "camara" : "microfono";
  if (impide) return { flujo: null, faltas: [{ que, problema: impide }] };
  try {
    return { flujo: await navigator.mediaDevices.getUserMedia({ video, audio }), faltas: [] };
  } catch (error) {
    const falta: Falta = { que, problema: problemaDe((error as Error).name, entorno) };
    if (que !== "ambos") return { flujo: null, faltas: [falta] };
    return deUnoEnUno(eleccion, falta);
  }
}

/** Requests camera and microphone one at a time, after a request for both failed: one of them may work alone. */
async function deUnoEnUno({ camara, microfono }: Eleccion, deAmbos: Falta): Promise<Medios> {
  const sonido = await pedirMedios({ camara: null, microfono });
  const imagen = await pedirMedios({ camara, microfono: null });
  const pistas = [sonido, imagen].flatMap(({ flujo }) => flujo?.getTracks() ?? []);
  if (pistas.length === 0) return { flujo: null, faltas: [deAmbos] };
  return { flujo: new MediaStream(pistas), faltas: [...sonido.faltas, ...imagen.faltas] };
}

export function apagar(flujo: MediaStream | null) {
  for (const pista of flujo?.getTracks() ?? []) pista.stop();
}

export interface Dispositivo {
  id: string;
  nombre: string;
}

/**
 * Cameras and microphones of this device. They have names only after a permission was given (Media Capture and
 * Streams, `enumerateDevices`).
 */
export async function dispositivos(): Promise<{ camaras: Dispositivo[]; microfonos: Dispositivo[] }> {
  const todos = await navigator.mediaDevices.enumerateDevices();
  const de = (tipo: MediaDeviceKind, nombre: string) =>
    todos
      .filter(({ kind, deviceId }) => kind === tipo && deviceId)
      .map(({ deviceId, label }, indice) => ({ id: deviceId, nombre: label || `${nombre} ${indice + 1}` }));
  return { camaras: de("videoinput", "Cámara"), microfonos: de("audioinput", "Micrófono") };
}

/** Reports the level of a microphone, 0 to 1, ten times a second. Returns the function that stops it. */
export function medirNivel(flujo: MediaStream, alMedir: (nivel: number) => void): () => void {
  if (flujo.getAudioTracks().length === 0) return () => {};
  const contexto = new AudioContext();
  const analizador = contexto.createAnalyser();
  contexto.createMediaStreamSource(flujo).connect(analizador);
  const onda = new Float32Array(analizador.fftSize);
  const timer = setInterval(() => {
    analizador.getFloatTimeDomainData(onda);
    const potencia = onda.reduce((suma, valor) => suma + valor * valor, 0) / onda.length;
    // Speech has a level of about 0.1; the meter shows it at half its length.
    alMedir(Math.min(1, Math.sqrt(potencia) * 5));
  }, 100);
  return () => {
    clearInterval(timer);
    void contexto.close();
  };
}

/** Plays two notes, so that the person knows whether they would hear the other side. */
export function tocarSonidoDePrueba() {
  const contexto = new AudioContext();
  const volumen = contexto.createGain();
  volumen.gain.value = 0.2;
  volumen.connect(contexto.destination);
  for (const [indice, tono] of [523.25, 659.25].entries()) {
    const nota = contexto.createOscillator();
    nota.frequency.value = tono;
    nota.connect(volumen);
    nota.start(contexto.currentTime + indice * 0.35);
    nota.stop(contexto.currentTime + indice * 0.35 + 0.3);
    nota.onended = indice === 1 ? () => void contexto.close() : null;
  }
}
