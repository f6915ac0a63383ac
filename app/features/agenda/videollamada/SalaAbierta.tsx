import { useLocation } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { estaEnSala } from "~/domain/agenda/videollamada/llamada";
import type { Escalon } from "~/domain/agenda/videollamada/escalera";
import { fila, pila } from "~/styles/layout.css";
import { useDispositivos } from "./cliente/useDispositivos";
import { useLlamada } from "./cliente/useLlamada";
import { useQuienEsta } from "./cliente/useQuienEsta";
import type { DatosDeVideollamada } from "./pagina.server";
import { enPalabras } from "./textos";
import { Chat } from "./Chat";
import { EnLlamada } from "./EnLlamada";
import { MientrasCarga } from "./MientrasCarga";
import { PruebaDeDispositivos } from "./PruebaDeDispositivos";
import * as css from "./videollamada.css";

type Props = DatosDeVideollamada & {
  error: string | undefined;
  escrito: string | undefined;
  hayTelefono: boolean;
};

/**
 * Open room of a video call: the test of the devices before joining, then the call. Both have the chat, as a form that
 * needs no script: scripts may be off, or never arrive.
 */
export function SalaAbierta(props: Props) {
  const { rol, conQuien, cierra, hayTelefono, hrefDeAusencia, sala, error, escrito } = props;
  const { pathname, search } = useLocation();
  const vivo = useHydrated();
  const dispositivos = useDispositivos();
  const enCurso = useLlamada(props);
  const { llamada, motivo, escritos, entrar, escribir } = enCurso;
  const { fase } = llamada;
  const dentro = fase === "entrando" || estaEnSala(llamada);
  const estaElOtro = useQuienEsta(sala, props.estaElOtro, !dentro);

  async function handleEntrar(querido: Escalon) {
    const pistas = await dispositivos.ajustar(querido);
    // A person may join with any device they have: without a camera by voice, without a microphone in writing.
    const posible = pistas.video ? querido : pistas.audio ? "audio" : "texto";
    entrar(posible, pistas);
  }

  if (dentro) {
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
      <Alert
        kind={estaElOtro ? "exito" : "info"}
        title={estaElOtro ? `${conQuien} ya está en la sala` : undefined}
      >
        <p>
          {estaElOtro ? "Entra cuando quieras." : `${conQuien} aún no llega. Puedes entrar y esperar dentro.`}{" "}
          La sala cierra a las {cierra}.
        </p>
        {!estaElOtro && hrefDeAusencia && (
          <p>
            <a href={hrefDeAusencia}>¿No vino? Avísanos</a>
          </p>
        )}
      </Alert>
      {fase !== "fuera" && (
        <Alert kind="advertencia" role="alert" title={enPalabras(llamada, conQuien)}>
          {fase === "terminada" && motivo}
        </Alert>
      )}
      <Card as="section" aria-labelledby="prueba" className={pila.media}>
        <h2 id="prueba">Antes de entrar</h2>
        {vivo ? (
          <>
            <PruebaDeDispositivos {...dispositivos} />
            <div className={fila.corta}>
              <Button type="button" large onClick={() => void handleEntrar("video")}>
                {fase === "relevada" ? "Continuar aquí" : "Entrar a la videollamada"}
              </Button>
              <Button type="button" variant="secondary" large onClick={() => void handleEntrar("audio")}>
                Entrar solo con audio
              </Button>
              <Button type="button" variant="text" onClick={() => entrar("texto", SIN_PISTAS)}>
                Entrar solo al chat
              </Button>
            </div>
          </>
        ) : (
          <MientrasCarga>
            La imagen y el sonido necesitan JavaScript. Sin él, conversen por el chat
            {hayTelefono && " o por teléfono"}.
          </MientrasCarga>
        )}
      </Card>
      <Chat rol={rol} conQuien={conQuien} escritos={escritos} error={error} escrito={escrito} />
      <div>
        {/* The address of the form has no #fragment: a browser on a page with one would only scroll, and not
            reload. */}
        <Button href={pathname + search} variant="secondary">
          Ver mensajes nuevos
        </Button>
      </div>
    </div>
  );
}

const SIN_PISTAS = { audio: null, video: null };
