import {
  conVideo,
  SEGUNDOS_ENTRE_MUESTRAS,
  type Escalon,
  type Rol,
} from "~/domain/agenda/videollamada/escalera";
import {
  enComun,
  quiereConexion,
  SEGUNDOS_PARA_CONECTAR,
  SIN_EMPEZAR,
  siguiente,
  type Llamada,
  type Suceso,
} from "~/domain/agenda/videollamada/llamada";
import type { Senal } from "~/domain/agenda/videollamada/envio";
import type { CaminosIce } from "~/domain/agenda/videollamada/sala";
import { makeMirada } from "./calidad";
import { Canal, RechazoDelServidor, type Novedades } from "./canal";
import { Conexion, type Pistas } from "./conexion";

interface Opciones {
  rol: Rol;
  /** Address of the signals of this video room. */
  sala: string;
  alCambiar: (llamada: Llamada) => void;
  alEscribir: (escritos: Novedades["escritos"]) => void;
  alRecibir: (medios: MediaStream | null) => void;
  /** Called with the server's reason for ending the stay in the room. */
  alAcabar: (mensaje: string) => void;
}

/**
 * One side of a video call. It tells events to the state machine of the call and carries out its answers. The
 * specialist opens connections; the person accepts offers.
 */
export class Sesion {
  readonly #opciones: Opciones;
  #llamada: Llamada = SIN_EMPEZAR;
  #canal: Canal | null = null;
  #conexion: Conexion | null = null;
  #caminosIce: CaminosIce = { servidoresIce: [], soloPorRelevo: false };
  #pistas: Pistas = { audio: null, video: null };
  /** Id of the other side's connection that this side speaks to. */
  #idOtro: string | null = null;
  /** True while the server knows of no other side in the room. */
  #otroAusente = true;
  #reloj: { fase: string; timer: ReturnType<typeof setInterval> } | null = null;
  readonly #alVolverLaRed = () => this.#conexion?.reparar();

  constructor(opciones: Opciones) {
    this.#opciones = opciones;
  }

  async entrar(escalon: Escalon, pistas: Pistas) {
    this.#pistas = pistas;
    this.#suceder({ tipo: "entrar", escalon });
    window.addEventListener("online", this.#alVolverLaRed);
    for (;;) {
      const rechazo = await this.#estar();
      if (!rechazo) break;
      // The server gave the place in the room away while this page was in the browser's memory (back/forward cache).
      if (rechazo.rechazo === "sin-lugar") continue;
      this.#opciones.alAcabar(rechazo.mensaje);
      this.#suceder({ tipo: rechazo.rechazo === "relevada" ? "relevada" : "terminada" });
      break;
    }
    window.removeEventListener("online", this.#alVolverLaRed);
  }

  /** Replaces the tracks of camera and microphone that this side sends. */
  poner(pistas: Pistas) {
    this.#pistas = pistas;
    this.#enviarPistas();
  }

  elegir(escalon: Escalon) {
    this.#suceder({ tipo: "elegir", escalon });
  }

  async escribir(texto: string) {
    await this.#canal?.escribir(texto);
  }

  salir() {
    this.#suceder({ tipo: "salir" });
    this.#canal?.salir();
    this.#canal = null;
  }

  /** Stays in the video room from joining until the server ends the stay. Null when this side left. */
  async #estar(): Promise<RechazoDelServidor | null> {
    try {
      const { canal, entrada } = await Canal.entrar(this.#opciones.sala, this.#llamada.escalon);
      if (this.#llamada.fase === "fuera") {
        canal.salir();
        return null;
      }
      this.#canal = canal;
      this.#caminosIce = entrada;
      this.#suceder({ tipo: "entro" });
      this.#atender(entrada);
      return await canal.escuchar((novedades) => this.#atender(novedades));
    } catch (error) {
      if (error instanceof RechazoDelServidor) return error;
      return new RechazoDelServidor(
        null,
        "No pudimos entrar a la sala. Revisa tu conexión y vuelve a intentarlo.",
      );
    }
  }

  #atender({ otro, otroSalio, escritos, senales }: Novedades) {
    this.#opciones.alEscribir(escritos);
    this.#otroAusente = otro === null;
    if (!otro) this.#despedir(otroSalio);
    else if (otro.idConexion !== this.#idOtro) {
      this.#cerrarConexion();
      this.#idOtro = otro.idConexion;
      this.#suceder({ tipo: "llego-otro", escalon: otro.escalon });
    } else if (otro.escalon !== this.#llamada.otro) {
      this.#suceder({ tipo: "cambio-otro", escalon: otro.escalon });
    }
    for (const { de, senales: lote } of senales) {
      if (de === this.#idOtro) for (const senal of lote) this.#alSenalar(senal);
    }
  }

  /**
   * Ends the call when the other side has gone. The server may miss a participant whom this side still hears, so the
   * call goes on until the connection has ended too.
   */
  #despedir(salio: boolean) {
    if (this.#idOtro === null || (!salio && this.#conexion?.estado === "connected")) return;
    this.#idOtro = null;
    this.#suceder({ tipo: "se-fue-otro" });
  }

  #alSenalar(senal: Senal) {
    const esOferta = senal.tipo === "descripcion" && senal.descripcion.type === "offer";
    const esNueva = esOferta && senal.intento !== this.#conexion?.intento;
    if (esNueva && this.#opciones.rol === "persona" && quiereConexion(this.#llamada)) {
      this.#abrirConexion(senal.intento);
    }
    if (senal.intento === this.#conexion?.intento) this.#conexion.recibir(senal);
  }

  #suceder(suceso: Suceso) {
    const antes = this.#llamada;
    this.#llamada = siguiente(antes, suceso);
    if (this.#llamada === antes) return;
    this.#acomodar();
    if (this.#llamada.escalon !== antes.escalon) {
      // A report to the server that failed is sent with the next change; the call itself goes on.
      this.#canal?.cambiar(this.#llamada.escalon).catch(() => {});
    }
    this.#opciones.alCambiar(this.#llamada);
  }

  #acomodar() {
    if (!quiereConexion(this.#llamada)) this.#cerrarConexion();
    else if (!this.#conexion && this.#opciones.rol === "especialista") {
      this.#abrirConexion(crypto.randomUUID());
    }
    this.#enviarPistas();
    this.#ponerReloj();
  }

  #enviarPistas() {
    const { audio, video } = this.#pistas;
    void this.#conexion?.poner({ audio, video: conVideo(enComun(this.#llamada)) ? video : null });
  }

  #abrirConexion(intento: string) {
    this.#cerrarConexion();
    const para = this.#idOtro!;
    this.#conexion = new Conexion({
      intento,
      caminosIce: this.#caminosIce,
      cortes: this.#opciones.rol === "persona",
      enviar: (senal) => this.#canal?.senalar(para, senal),
      alRecibir: (medios) => this.#opciones.alRecibir(medios),
      alCambiar: (estado) => this.#alConectar(estado),
    });
    this.#enviarPistas();
  }

  #cerrarConexion() {
    if (!this.#conexion) return;
    this.#conexion.cerrar();
    this.#conexion = null;
    this.#opciones.alRecibir(null);
  }

  #alConectar(estado: RTCPeerConnectionState) {
    if (estado === "connected") this.#suceder({ tipo: "conectada" });
    if (estado !== "disconnected" && estado !== "failed") return;
    if (this.#otroAusente) this.#despedir(false);
    else this.#suceder({ tipo: "cortada" });
    if (this.#opciones.rol === "especialista" || estado === "failed") this.#conexion?.reparar();
  }

  /**
   * Starts the timer of the call. While connected it checks the quality; otherwise, how long the connection has been
   * lost.
   */
  #ponerReloj() {
    const { fase } = this.#llamada;
    if (this.#reloj?.fase === fase) return;
    clearInterval(this.#reloj?.timer);
    this.#reloj = null;
    if (!quiereConexion(this.#llamada)) return;
    const mirada = makeMirada();
    const timer =
      fase === "conectada"
        ? setInterval(() => void this.#mirar(mirada), SEGUNDOS_ENTRE_MUESTRAS * 1000)
        : setInterval(() => this.#insistir(), SEGUNDOS_PARA_CONECTAR * 1000);
    this.#reloj = { fase, timer };
  }

  async #mirar(mirada: ReturnType<typeof makeMirada>) {
    const informe = await this.#conexion?.estadisticas();
    if (informe) this.#suceder({ tipo: "muestra", muestra: mirada(informe) });
  }

  #insistir() {
    if (!this.#canal?.alcanzable) return;
    this.#suceder({ tipo: "sin-conexion" });
    if (!quiereConexion(this.#llamada)) return;
    if (this.#opciones.rol === "especialista") this.#abrirConexion(crypto.randomUUID());
    else this.#conexion?.reparar();
  }
}
