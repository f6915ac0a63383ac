import { useEffect, useId, useRef } from "react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { Select } from "~/components/Select";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { medirNivel, tocarSonidoDePrueba, type Dispositivo } from "./cliente/medios";
import type { Dispositivos } from "./cliente/useDispositivos";
import { Imagen } from "./Imagen";
import { Problema } from "./Problema";
import * as css from "./videollamada.css";

/** Tests the devices before the call: the person sees themselves, hears a sound and watches the microphone's meter. */
export function PruebaDeDispositivos({ fase, flujo, faltas, camaras, microfonos, encender }: Dispositivos) {
  const [pista] = flujo?.getVideoTracks() ?? [];
  const [sonido] = flujo?.getAudioTracks() ?? [];
  return (
    <div className={css.prueba}>
      <div className={css.vistaPrevia}>
        {pista ? (
          <Imagen flujo={flujo} muted className={css.propia} aria-label="Así te ves" />
        ) : (
          <div className={css.sinImagen}>
            <Icon name="video" size={32} />
            <p>
              {fase === "pidiendo" ? "Acepta el permiso que pide tu navegador." : "Tu cámara está apagada."}
            </p>
          </div>
        )}
      </div>
      <div className={pila.media}>
        {fase !== "encendidos" && (
          <p className={textoSuave}>
            Comprueba que te ves y te oyes. Nadie más te ve todavía y nada se graba.
          </p>
        )}
        {faltas.map((falta) => (
          <Problema key={falta.que} {...falta} />
        ))}
        {flujo && (
          <>
            <Eleccion
              etiqueta="Cámara"
              opciones={camaras}
              elegido={pista?.getSettings().deviceId}
              elegir={(camara) => void encender({ camara })}
            />
            <Eleccion
              etiqueta="Micrófono"
              opciones={microfonos}
              elegido={sonido?.getSettings().deviceId}
              elegir={(microfono) => void encender({ microfono })}
            />
            {sonido && <Nivel flujo={flujo} />}
          </>
        )}
        <div className={fila.corta}>
          {(fase !== "encendidos" || faltas.length > 0) && (
            <Button
              type="button"
              variant="secondary"
              onClick={() => void encender({ camara: undefined, microfono: undefined })}
            >
              {faltas.length > 0 ? "Probar otra vez" : "Probar cámara y micrófono"}
            </Button>
          )}
          <Button type="button" variant="secondary" onClick={tocarSonidoDePrueba}>
            Escuchar un sonido de prueba
          </Button>
        </div>
      </div>
    </div>
  );
}

interface EleccionProps {
  etiqueta: string;
  opciones: Dispositivo[];
  elegido: string | undefined;
  elegir: (id: string) => void;
}

/** List to choose a device from. It is hidden when there is only one device. */
function Eleccion({ etiqueta, opciones, elegido, elegir }: EleccionProps) {
  const id = useId();
  if (opciones.length < 2) return null;
  return (
    <Select
      id={id}
      label={etiqueta}
      options={opciones.map(({ id: valor, nombre }) => ({ valor, texto: nombre }))}
      value={elegido}
      onChange={(event) => elegir(event.target.value)}
    />
  );
}

/**
 * Meter of the microphone's level. It is written past React: ten times a second is too often to render a whole screen.
 */
function Nivel({ flujo }: { flujo: MediaStream }) {
  const id = useId();
  const ref = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      medirNivel(flujo, (nivel) => {
        if (ref.current) ref.current.value = nivel;
      }),
    [flujo],
  );
  return (
    <div className={css.nivel}>
      <label htmlFor={id}>Nivel de tu micrófono: habla y la barra se mueve</label>
      <meter id={id} ref={ref} min={0} max={1} defaultValue={0} className={css.medidor} />
    </div>
  );
}
