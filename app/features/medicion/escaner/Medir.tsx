import { useEffect, useId, useRef } from "react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { CONSEJO_AL_MEDIR, PALABRAS_DE_MOTIVO, type Motivo } from "~/domain/medicion/motivos";
import { SEGUNDOS_QUE_SE_MIDEN } from "~/domain/medicion/pulso";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { useMedicion, type Estado } from "./cliente/useMedicion";
import { A_MANO } from "./direcciones";
import * as css from "./escaner.css";
import { Resultado, type ParaGuardar } from "./Resultado";

/**
 * Measurement by camera: asks for the camera at once, and shows the progress until there is a number or a reason for
 * none.
 */
export function Medir(datos: ParaGuardar) {
  const { estado, video, empezar, detener } = useMedicion();
  const empezada = useRef(false);
  useEffect(() => {
    if (empezada.current) return;
    empezada.current = true;
    void empezar();
  }, [empezar]);
  const enMarcha = ["pidiendo", "colocando", "midiendo"].includes(estado.fase);
  return (
    <>
      {estado.fase === "medida" && (
        <Resultado
          {...datos}
          pulso={{ metodo: "camara", contexto: "reposo", ...estado.estimacion, ...tamano(estado) }}
        />
      )}
      {estado.fase === "sin-medida" && <SinMedida motivo={estado.motivo} />}
      <Card as="section" aria-labelledby="medicion" className={pila.media}>
        <h2 id="medicion">
          {estado.fase === "lista" ? (
            <>
              <span className={css.conScript}>Midiendo tu pulso</span>
              <span className={css.soloSinScript}>No pudimos medir</span>
            </>
          ) : (
            (enMarcha && "Midiendo tu pulso") || "¿Medir otra vez?"
          )}
        </h2>
        {estado.fase === "lista" && <MientrasCarga />}
        <div className={enMarcha ? css.camara : css.sinCamara}>
          <video ref={video} muted playsInline aria-label="Así te ves" className={css.imagen} />
          <svg viewBox="0 0 300 400" aria-hidden="true" className={css.ovalo[tonoDe(estado)]}>
            <ellipse cx="150" cy="200" rx="147" ry="197" />
          </svg>
        </div>
        {enMarcha && <Avance estado={estado} />}
        {estado.fase === "detenida" && <p role="status">La detuviste. La cámara está apagada.</p>}
        <div className={fila.media}>
          {enMarcha ? (
            <Button type="button" variant="secondary" large onClick={detener}>
              Detener
            </Button>
          ) : (
            estado.fase !== "lista" && (
              <Button type="button" large onClick={() => void empezar()}>
                Empezar medición
              </Button>
            )
          )}
          <Button href={A_MANO} variant="secondary" large>
            Medir a mano
          </Button>
        </div>
      </Card>
    </>
  );
}

const tamano = ({ ancho, alto }: { ancho: number; alto: number }) => ({ ancho, alto });

function tonoDe(estado: Estado): keyof typeof css.ovalo {
  if (estado.fase !== "midiendo" && estado.fase !== "colocando") return "quieto";
  return estado.consejo === "bien" ? "bien" : "mal";
}

/** Progress of the measurement in words, for the eye and for the ear; the bar says the same. */
function Avance({ estado }: { estado: Estado }) {
  const id = useId();
  const segundos = estado.fase === "midiendo" ? Math.min(estado.segundos, SEGUNDOS_QUE_SE_MIDEN) : 0;
  return (
    <div className={pila.corta}>
      <p role="status" className={css.consejo}>
        {"consejo" in estado ? CONSEJO_AL_MEDIR[estado.consejo] : "Acepta el permiso que pide tu navegador."}
      </p>
      <label htmlFor={id} className={textoSuave}>
        {estado.fase === "midiendo"
          ? `Faltan ${Math.ceil(SEGUNDOS_QUE_SE_MIDEN - segundos)} segundos`
          : "Empieza cuando tu rostro llene el óvalo"}
      </label>
      <progress id={id} max={SEGUNDOS_QUE_SE_MIDEN} value={segundos} className={css.progreso} />
    </div>
  );
}

/**
 * Page after a measurement without a number, because a doubtful number would be worse. It tells the reason and the
 * remedy.
 */
function SinMedida({ motivo }: { motivo: Motivo }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  const { titulo: porQue, remedio } = PALABRAS_DE_MOTIVO[motivo];
  return (
    <Card as="section" aria-labelledby="sin-medida" className={css.aviso}>
      <h2 id="sin-medida" ref={titulo} tabIndex={-1}>
        No pudimos medir
      </h2>
      <p>
        <strong>{porQue}</strong> {remedio}
      </p>
      <p className={textoSuave}>No dice nada de tu salud: preferimos no darte un número dudoso.</p>
    </Card>
  );
}

function MientrasCarga() {
  return (
    <>
      <p className={css.soloConScript}>Preparando la medición…</p>
      <p className={css.soloSinScript}>
        Este navegador no puede usar la cámara aquí. Mide a mano: suele ser más preciso.
      </p>
    </>
  );
}
