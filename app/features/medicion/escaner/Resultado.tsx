import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, messageInSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Radio } from "~/components/Radio";
import { CASILLA_DE_SALUD } from "~/domain/consentimientos/intenciones";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { GUARDAR } from "~/domain/medicion/envios";
import { latidosDePulso, type PulsoMedido } from "~/domain/medicion/escaneo";
import {
  CONTEXTOS,
  franjaDe,
  intervaloDe,
  PALABRAS_DE_FRANJA,
  pideOtraMirada,
} from "~/domain/medicion/latidos";
import { CasillaDeSalud } from "~/shell/formularios/CasillaDeSalud";
import { pila, textoGuia, textoSuave } from "~/styles/layout.css";
import { A_MANO, ESCANER } from "./direcciones";
import { EnSuBanda } from "./EnSuBanda";
import * as css from "./escaner.css";
import { OtraMirada } from "./OtraMirada";

export interface ParaGuardar {
  conCuenta: boolean;
  consentimiento: "error" | "dado" | "por-dar" | null;
  casilla: { etiqueta: string; enlace: string; version: string } | null;
  idEnvio: string;
  /** Signed owner of the page, as a form field. */
  sello: { name: string; value: string } | null;
}

interface Props extends ParaGuardar {
  pulso: PulsoMedido;
  /** Form after a refusal, with the typed values. */
  enviado?: { envio: SubmissionResult | null; generales: string[] } | undefined;
}

const CASILLA = "acepta-datos-del-escaner";

/** The measured pulse, with its margin and its meaning. It is stored only when the person asks for it. */
export function Resultado({ pulso, enviado, ...datos }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!enviado) titulo.current?.focus();
  }, [enviado]);
  const latidos = latidosDePulso(pulso);
  const { desde, hasta } = intervaloDe(latidos, pulso.metodo);
  const franja = franjaDe(latidos, pulso.contexto);
  const enReposo = pulso.contexto === "reposo";
  const faltan = enviado?.envio?.error?.[CASILLA_DE_SALUD] ?? undefined;
  const errores = faltan?.map((mensaje) => ({
    id: CASILLA,
    mensaje: messageInSummary(mensaje, datos.casilla?.etiqueta ?? ""),
  }));
  return (
    <>
      <ErrorSummary errors={errores ?? []} general={enviado?.generales ?? []} />
      <Card as="section" aria-labelledby="resultado" className={pila.media}>
        <div className={pila.corta}>
          <h2 id="resultado" ref={titulo} tabIndex={-1} autoFocus={!enviado}>
            Tu pulso: <span className={css.pulso}>{latidos}</span> latidos por minuto
          </h2>
          <p className={textoGuia}>
            Entre {desde} y {hasta}, probablemente.
          </p>
        </div>
        {enReposo && <EnSuBanda latidos={latidos} />}
        {franja !== "habitual" && (
          <p>
            {enReposo && "Si descansabas: "}
            {enReposo ? conMinuscula(PALABRAS_DE_FRANJA[franja]) : PALABRAS_DE_FRANJA[franja]}
          </p>
        )}
        <p className={textoSuave}>Estimación referencial: no es un dispositivo médico ni un diagnóstico.</p>
      </Card>
      {pideOtraMirada(franja) && <OtraMirada aMano={pulso.metodo === "mano"} />}
      <Guardar {...datos} pulso={pulso} errores={faltan} />
    </>
  );
}

const conMinuscula = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1);

type PropsDeGuardar = ParaGuardar & { pulso: PulsoMedido; errores: string[] | undefined };

function Guardar({ pulso, conCuenta, consentimiento, casilla, idEnvio, sello, errores }: PropsDeGuardar) {
  const { contexto, ...campos } = pulso;
  return (
    <Card as="section" aria-labelledby="guardar" className={pila.media}>
      <h2 id="guardar">¿Quieres compararlo más adelante?</h2>
      <Form action={pulso.metodo === "mano" ? A_MANO : ESCANER} className={pila.media}>
        {Object.entries({ ...campos, idEnvio }).map(([nombre, valor]) => (
          <input key={nombre} type="hidden" name={nombre} value={valor} />
        ))}
        {sello && <input type="hidden" {...sello} />}
        <fieldset className={pila.junta}>
          <legend className={css.leyenda}>¿Cómo estabas al medir?</legend>
          {Object.entries(CONTEXTOS).map(([valor, texto]) => (
            <Radio
              key={valor}
              id={`contexto-${valor}`}
              name="contexto"
              value={valor}
              label={texto}
              defaultChecked={valor === contexto}
            />
          ))}
        </fieldset>
        {consentimiento === "error" && (
          <Alert kind="advertencia">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</Alert>
        )}
        {casilla && <CasillaDeSalud {...casilla} id={CASILLA} errors={errores} />}
        {!conCuenta && (
          <p className={textoSuave}>
            Se guarda en una cuenta: entra o crea una, y este resultado te espera diez minutos. Si no lo
            guardas, no queda en ninguna parte.
          </p>
        )}
        <div>
          <Button name="intencion" value={GUARDAR}>
            Guardar resultado
          </Button>
        </div>
      </Form>
    </Card>
  );
}
