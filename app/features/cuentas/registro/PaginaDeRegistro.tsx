import type { SubmissionResult } from "@conform-to/react";
import { Alert } from "~/components/Alert";
import { Steps } from "~/components/Steps";
import { classNames } from "~/components/classNames";
import {
  PASOS_DE_REGISTRO,
  type PasoDeRegistro,
  type RechazoDeRegistro,
} from "~/domain/cuentas/registro/registro";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { CODIGO_GASTADO, numeroDePaso, TITULOS, type PoliticaALaVista, type PropsDePaso } from "./pasos";
import { PasoCodigo } from "./PasoCodigo";
import { PasoCondiciones } from "./PasoCondiciones";
import { PasoContacto } from "./PasoContacto";
import { PasoDocumento } from "./PasoDocumento";
import { PasoNombres } from "./PasoNombres";
import { YaRegistrado } from "./YaRegistrado";
import * as css from "./registro.css";

interface Props {
  paso: PasoDeRegistro;
  hrefAnterior: string | null;
  /** Step at which an abandoned sign-up goes on; null without one. */
  sigueEn: { paso: PasoDeRegistro; href: string } | null;
  hrefDeEntrada: string;
  hrefDeCondiciones: string;
  hrefDeDocumento: string;
  conClave: boolean;
  /** Thing that the person is about to join after the sign-up; null without one. */
  despues: string | null;
  valores: Record<string, string>;
  correo: string;
  politicas: PoliticaALaVista[];
  respuesta:
    { envio: SubmissionResult | null; rechazo: RechazoDeRegistro | null; generales: string[] } | undefined;
}

export function PaginaDeRegistro(props: Props) {
  const { paso, hrefAnterior, sigueEn, hrefDeEntrada, respuesta } = props;
  const { nombre, titulo } = TITULOS[paso];
  const gastado = seGastoElCodigo(respuesta);
  return (
    <div className={classNames(css.columna, pila.amplia)}>
      <header className={pila.corta}>
        <Steps current={numeroDePaso(paso)} total={PASOS_DE_REGISTRO.length} name={nombre} />
        <h1>{gastado ? "No pudimos crear tu cuenta" : titulo}</h1>
      </header>
      {props.despues && <Alert>{props.despues}</Alert>}
      {sigueEn && (
        <Alert>
          Ya empezaste.{" "}
          <a href={sigueEn.href}>
            Sigue en el paso {numeroDePaso(sigueEn.paso)}: {TITULOS[sigueEn.paso].nombre}
          </a>
        </Alert>
      )}
      <YaRegistrado
        rechazo={respuesta?.rechazo ?? null}
        hrefDeEntrada={hrefDeEntrada}
        hrefDeCondiciones={props.hrefDeCondiciones}
        hrefDeDocumento={props.hrefDeDocumento}
      />
      {!gastado && <Paso {...props} />}
      <p className={textoSuave}>
        {hrefAnterior ? (
          <a href={hrefAnterior} className={enlaceSuelto}>
            Volver al paso anterior
          </a>
        ) : (
          <>
            ¿Ya tienes cuenta? <a href={hrefDeEntrada}>Inicia sesión</a>
          </>
        )}
      </p>
    </div>
  );
}

/** True when the code of the sign-up is used up: the page then only says how to go on. */
const seGastoElCodigo = (respuesta: Props["respuesta"]) =>
  Boolean(respuesta?.rechazo && CODIGO_GASTADO.has(respuesta.rechazo));

function Paso({ paso, valores, conClave, correo, politicas, respuesta }: Props) {
  const comunes: PropsDePaso = {
    valores,
    conClave,
    ultimo: respuesta?.envio ?? undefined,
    generales: respuesta?.generales ?? [],
  };
  if (paso === "documento") return <PasoDocumento {...comunes} />;
  if (paso === "nombres") return <PasoNombres {...comunes} />;
  if (paso === "contacto") return <PasoContacto {...comunes} />;
  if (paso === "condiciones") return <PasoCondiciones {...comunes} politicas={politicas} />;
  return <PasoCodigo {...comunes} correo={correo} />;
}
