import { useEffect, useState } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Icon, type IconName } from "~/components/Icon";
import { classNames } from "~/components/classNames";
import { conAudio, conVideo, ESCALONES, type Escalon } from "~/domain/agenda/videollamada/escalera";
import { enComun, type Llamada } from "~/domain/agenda/videollamada/llamada";
import { pila } from "~/styles/layout.css";
import { pistasDe, type Dispositivos } from "./cliente/useDispositivos";
import type { useLlamada } from "./cliente/useLlamada";
import { avisoDeBajada, enPalabras } from "./textos";
import { Imagen } from "./Imagen";
import { Problema } from "./Problema";
import * as css from "./videollamada.css";

const MANDO: Record<Escalon, { texto: string; icono: IconName }> = {
  video: { texto: "Con video", icono: "video" },
  audio: { texto: "Solo audio", icono: "microfono" },
  texto: { texto: "Solo chat", icono: "ayuda" },
  telefono: { texto: "Por teléfono", icono: "telefono" },
};

interface Props {
  conQuien: string;
  enCurso: ReturnType<typeof useLlamada>;
  dispositivos: Dispositivos;
  /** True when the person has a telephone, on which they can be called when the video call fails. */
  hayTelefono: boolean;
}

/** The video call: the two pictures, its state in words, and the ways to go on when the connection is bad. */
export function EnLlamada({ conQuien, enCurso, dispositivos, hayTelefono }: Props) {
  const { llamada, remotos, elegir, poner, salir } = enCurso;
  const { flujo, faltas, ajustar, apagarTodo } = dispositivos;
  const [silencio, setSilencio] = useState(false);
  const { escalon } = llamada;
  const usado = enComun(llamada);

  // A device that sends nothing is switched off: the camera's light must tell the truth.
  useEffect(() => {
    void ajustar(usado).then(poner);
  }, [usado, ajustar, poner]);
  useEffect(() => {
    const { audio } = pistasDe(flujo);
    if (audio) audio.enabled = !silencio;
  }, [flujo, silencio]);

  const aviso = avisoDeBajada(llamada);
  return (
    <div className={pila.media}>
      <Escena conQuien={conQuien} llamada={llamada} remotos={remotos} propio={flujo} />
      {aviso && (
        <Alert kind="advertencia" role="alert">
          {aviso}
        </Alert>
      )}
      {faltas.map((falta) => (
        <Problema key={falta.que} {...falta} />
      ))}
      <div className={css.mandos}>
        {conAudio(usado) && (
          <Button
            type="button"
            variant="secondary"
            aria-pressed={silencio}
            onClick={() => setSilencio(!silencio)}
          >
            {silencio ? "Activar mi micrófono" : "Silenciar mi micrófono"}
          </Button>
        )}
        <Button
          type="button"
          variant="danger"
          onClick={() => {
            salir();
            apagarTodo();
          }}
        >
          Salir de la videollamada
        </Button>
      </div>
      <fieldset className={css.escalones}>
        <legend>Cómo quieres hablar</legend>
        {ESCALONES.filter((opcion) => opcion !== "telefono" || hayTelefono).map((opcion) => (
          <button
            key={opcion}
            type="button"
            aria-pressed={opcion === escalon}
            className={css.escalon}
            onClick={() => {
              elegir(opcion);
              if (opcion === "telefono") document.getElementById("telefono")?.scrollIntoView();
            }}
          >
            <Icon name={MANDO[opcion].icono} />
            {MANDO[opcion].texto}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

interface EscenaProps {
  conQuien: string;
  llamada: Llamada;
  remotos: MediaStream | null;
  propio: MediaStream | null;
}

function Escena({ conQuien, llamada, remotos, propio }: EscenaProps) {
  const seVe = llamada.fase === "conectada" && conVideo(enComun(llamada));
  return (
    <div className={css.escena}>
      {/* The video element also carries the sound, so it stays in the page when there is no picture. */}
      <Imagen
        flujo={remotos}
        className={classNames(css.ajena, !seVe && css.oculta)}
        aria-label={`Imagen de ${conQuien}`}
      />
      {!seVe && (
        <div className={css.sobreEscena}>
          <Icon name={conAudio(enComun(llamada)) ? "microfono" : "ayuda"} size={32} />
          <p role="status">{enPalabras(llamada, conQuien)}</p>
        </div>
      )}
      {conVideo(enComun(llamada)) && pistasDe(propio).video && (
        <div className={css.esquina}>
          <Imagen flujo={propio} muted className={css.propia} aria-label="Tu imagen" />
        </div>
      )}
    </div>
  );
}
