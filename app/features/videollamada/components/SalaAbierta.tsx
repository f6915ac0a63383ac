import { useHydrated } from "remix-utils/use-hydrated";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Tarjeta } from "~/components/Tarjeta";
import { estaEnSala } from "~/domain/videollamada/llamada";
import type { Escalon } from "~/domain/videollamada/escalera";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { useDispositivos } from "../cliente/useDispositivos";
import { useLlamada } from "../cliente/useLlamada";
import type { DatosDeVideollamada } from "../pagina.server";
import { enPalabras } from "../textos";
import { Chat } from "./Chat";
import { EnLlamada } from "./EnLlamada";
import { PruebaDeDispositivos } from "./PruebaDeDispositivos";
import * as css from "./videollamada.css";

type Props = DatosDeVideollamada & { error: string | undefined; hayTelefono: boolean };

/** The room: first its door, with the test of the devices; inside, the call and the chat. */
export function SalaAbierta(props: Props) {
  const { rol, conQuien, estaElOtro, cierra, hayTelefono } = props;
  const vivo = useHydrated();
  const dispositivos = useDispositivos();
  const enCurso = useLlamada(props);
  const { llamada, motivo, escritos, entrar, escribir } = enCurso;
  const { fase } = llamada;

  async function handleEntrar(querido: Escalon) {
    const pistas = await dispositivos.ajustar(querido);
    // One enters with what there is: without a camera by sound, without a microphone in writing.
    const posible = pistas.video ? querido : pistas.audio ? "audio" : "texto";
    entrar(posible, pistas);
  }

  if (fase === "entrando" || estaEnSala(llamada)) {
    return (
      <div className={css.llamada}>
        <EnLlamada
          conQuien={conQuien}
          enCurso={enCurso}
          dispositivos={dispositivos}
          hayTelefono={hayTelefono}
        />
        <Chat rol={rol} conQuien={conQuien} escritos={escritos} escribir={escribir} />
      </div>
    );
  }
  return (
    <div className={pila.amplia}>
      <Aviso
        tipo={estaElOtro ? "exito" : "info"}
        titulo={estaElOtro ? `${conQuien} ya está en la sala` : undefined}
      >
        <p>
          {estaElOtro ? "Entra cuando quieras." : `${conQuien} aún no llega. Puedes entrar y esperar dentro.`}{" "}
          La sala cierra a las {cierra} (hora de Perú).
        </p>
      </Aviso>
      {fase !== "fuera" && (
        <Aviso tipo="advertencia" role="alert" titulo={enPalabras(llamada, conQuien)}>
          {fase === "terminada" && motivo}
        </Aviso>
      )}
      <noscript>
        <SinJavascript {...props} />
      </noscript>
      {vivo && (
        <Tarjeta como="section" aria-labelledby="prueba" className={pila.media}>
          <h2 id="prueba">Antes de entrar</h2>
          <PruebaDeDispositivos {...dispositivos} />
          <div className={fila.corta}>
            <Boton type="button" grande onClick={() => void handleEntrar("video")}>
              {fase === "relevada" ? "Continuar aquí" : "Entrar a la videollamada"}
            </Boton>
            <Boton type="button" variante="secundario" grande onClick={() => void handleEntrar("audio")}>
              Entrar solo con audio
            </Boton>
            <Boton type="button" variante="texto" onClick={() => entrar("texto", SIN_PISTAS)}>
              Entrar solo al chat
            </Boton>
          </div>
        </Tarjeta>
      )}
    </div>
  );
}

const SIN_PISTAS = { audio: null, video: null };

/** React leaves what is in here alone: it is for browsers where React never runs. */
function SinJavascript({ rol, conQuien, escritos, error, sala }: Props) {
  const direccion = sala.replace(
    "/videollamada/sala",
    rol === "persona" ? "/videollamada" : "/videollamada/especialista",
  );
  return (
    <div className={pila.media}>
      <Aviso tipo="advertencia" titulo="Tu navegador tiene JavaScript desactivado">
        <p>
          La imagen y el sonido lo necesitan. Actívalo y recarga esta página, o conversen por el chat o por
          teléfono.
        </p>
      </Aviso>
      <Chat rol={rol} conQuien={conQuien} escritos={escritos} error={error} />
      <p className={textoSuave}>
        <Boton href={`${direccion}#chat`} variante="secundario">
          Ver mensajes nuevos
        </Boton>
      </p>
    </div>
  );
}
