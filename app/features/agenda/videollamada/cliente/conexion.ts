import type { Senal } from "~/domain/agenda/videollamada/envio";
import type { CaminosIce } from "~/domain/agenda/videollamada/sala";

interface Opciones {
  /** Id of this attempt to connect, which both sides of the call use. */
  intento: string;
  caminosIce: CaminosIce;
  /**
   * True for the polite side of the call, which gives way when both sides offer at once. The other side makes the
   * first offer.
   */
  cortes: boolean;
  enviar: (senal: Senal) => void;
  alCambiar: (estado: RTCPeerConnectionState) => void;
  /** Called with the media of the other side, whose tracks come and go. */
  alRecibir: (medios: MediaStream) => void;
}

export interface Pistas {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

/**
 * Connection to the other side of a video call, by "perfect negotiation" over the signals of the room. It always has
 * one line of sound and one of picture. Switching a device changes the content of a line and needs no negotiation. So
 * the only offers after the first mend a lost connection.
 */
export class Conexion {
  readonly #pc: RTCPeerConnection;
  readonly #opciones: Opciones;
  readonly #remotos = new MediaStream();
  #pistas: Pistas = { audio: null, video: null };
  #ofreciendo = false;
  #trabajo: Promise<void> = Promise.resolve();

  constructor(opciones: Opciones) {
    this.#opciones = opciones;
    this.#pc = new RTCPeerConnection({
      iceServers: opciones.caminosIce.servidoresIce,
      iceTransportPolicy: opciones.caminosIce.soloPorRelevo ? "relay" : "all",
    });
    this.#pc.onnegotiationneeded = () => void this.#ofrecer();
    this.#pc.onicecandidate = ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { candidate: texto, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      opciones.enviar({
        tipo: "candidato",
        intento: opciones.intento,
        candidato: { candidate: texto, sdpMid, sdpMLineIndex, usernameFragment },
      });
    };
    this.#pc.ontrack = ({ track }) => {
      this.#remotos.addTrack(track);
      opciones.alRecibir(this.#remotos);
    };
    this.#pc.onconnectionstatechange = () => opciones.alCambiar(this.#pc.connectionState);
    if (!opciones.cortes) {
      this.#pc.addTransceiver("audio");
      this.#pc.addTransceiver("video");
    }
  }

  get intento(): string {
    return this.#opciones.intento;
  }

  get estado(): RTCPeerConnectionState {
    return this.#pc.connectionState;
  }

  /** Sets the camera and microphone tracks that this side sends from now on. */
  async poner(pistas: Pistas) {
    this.#pistas = pistas;
    await Promise.all(
      this.#pc
        .getTransceivers()
        .map(({ sender, receiver }) =>
          sender.replaceTrack(receiver.track.kind === "audio" ? pistas.audio : pistas.video),
        ),
    );
  }

  /** Takes a connection signal. Signals are processed one after another, in the order in which they arrived. */
  recibir(senal: Senal) {
    this.#trabajo = this.#trabajo.then(async () => {
      if (this.#pc.signalingState === "closed") return;
      try {
        if (senal.tipo === "descripcion") await this.#describir(senal.descripcion);
        else await this.#pc.addIceCandidate(senal.candidato);
      } catch {
        // A candidate for an offer that was not accepted is of no use: without its description nothing connects.
        if (senal.tipo === "descripcion") this.#opciones.alCambiar("failed");
      }
    });
  }

  /** Restarts ICE (RFC 8445 § 9) after the network changed or the connection was lost. */
  reparar() {
    if (this.#pc.signalingState !== "closed") this.#pc.restartIce();
  }

  estadisticas(): Promise<RTCStatsReport> {
    return this.#pc.getStats();
  }

  cerrar() {
    this.#pc.onnegotiationneeded = null;
    this.#pc.onicecandidate = null;
    this.#pc.ontrack = null;
    this.#pc.onconnectionstatechange = null;
    this.#pc.close();
  }

  async #ofrecer() {
    try {
      this.#ofreciendo = true;
      await this.#pc.setLocalDescription();
      this.#enviarDescripcion();
    } finally {
      this.#ofreciendo = false;
    }
  }

  async #describir(descripcion: RTCSessionDescriptionInit) {
    const esOferta = descripcion.type === "offer";
    const choca = esOferta && (this.#ofreciendo || this.#pc.signalingState !== "stable");
    // The other side repeated its answer, and no offer of ours waits for one.
    const sobra = !esOferta && this.#pc.signalingState !== "have-local-offer";
    if (sobra || (choca && !this.#opciones.cortes)) return;

    await this.#pc.setRemoteDescription(descripcion);
    if (!esOferta) return;
    for (const transceptor of this.#pc.getTransceivers()) transceptor.direction = "sendrecv";
    await this.poner(this.#pistas);
    await this.#pc.setLocalDescription();
    this.#enviarDescripcion();
  }

  #enviarDescripcion() {
    const { type, sdp } = this.#pc.localDescription ?? {};
    if ((type === "offer" || type === "answer") && sdp) {
      const { intento, enviar } = this.#opciones;
      enviar({ tipo: "descripcion", intento, descripcion: { type, sdp } });
    }
  }
}
