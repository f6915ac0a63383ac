import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { bonos } from "~/domain/saldo/saldo";
import { fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { clases } from "~/components/clases";
import { AMPLIAR, LIBERAR, PAGAR_CON_SALDO, PAGAR_CON_TARJETA, pagoDelResumen } from "../intenciones";
import type { DatosDelResumen } from "../resumen.server";
import { CuentaRegresiva } from "./CuentaRegresiva";
import { DatosDeLaSesion } from "./DatosDeLaSesion";

type Props = DatosDelResumen & {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
};

export function Resumen({ ultimoEnvio, generales, ...datos }: Props) {
  const { idHorario, sesion, saldo, retencion } = datos;
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pagoDelResumen }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  const conSaldo = saldo.bonos > 0;
  return (
    <div className={pila.amplia}>
      <h1>Resumen de tu sesión</h1>
      <Aviso
        titulo={
          <>
            Apartado para ti hasta las {retencion.hasta} (hora de Perú)
            <CuentaRegresiva expiraEn={retencion.expiraEn} ahora={retencion.ahora} />
          </>
        }
      >
        Después de esa hora el horario queda libre para otra persona.
        <form method="post" className={fila.corta}>
          <input type="hidden" name="idHorario" value={idHorario} />
          {retencion.puedeAmpliarse && (
            <Boton variante="texto" name="intencion" value={AMPLIAR}>
              Necesito 5 minutos más
            </Boton>
          )}
          <Boton variante="texto" name="intencion" value={LIBERAR}>
            Cambiar horario
          </Boton>
        </form>
      </Aviso>
      <Tarjeta como="section" aria-label="Tu sesión" className={pila.media}>
        <DatosDeLaSesion {...sesion} />
        <ListaDeDatos
          datos={[
            { termino: "Valor de venta", valor: <Precio centimos={datos.baseCentimos} /> },
            { termino: "IGV (18 %)", valor: <Precio centimos={datos.igvCentimos} /> },
            { termino: "Total", valor: <Precio centimos={datos.precioCentimos} />, total: true },
          ]}
        />
      </Tarjeta>
      <section aria-labelledby="antes-de-confirmar" className={pila.corta}>
        <h2 id="antes-de-confirmar">Antes de confirmar</h2>
        <p>{sesion.reglaDeCambio}</p>
        {sesion.admiteCambio && (
          <p className={textoSuave}>
            Si cancelas a tiempo, vuelve todo: tu bono si pagaste con saldo, o{" "}
            <Precio centimos={datos.precioCentimos} /> a tu tarjeta.
          </p>
        )}
      </section>
      <Formulario {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errores={erroresDe(campos.aceptaTratamientoDeDatos)} generales={generales} />
        <input type="hidden" name="idHorario" value={idHorario} />
        <Casilla
          etiqueta="Autorizo que mis datos se usen para agendar y realizar esta sesión."
          errores={campos.aceptaTratamientoDeDatos.errors}
          {...getInputProps(campos.aceptaTratamientoDeDatos, { type: "checkbox", value: "1" })}
        />
        <div className={pila.corta}>
          {conSaldo && (
            <Boton completo grande name="intencion" value={PAGAR_CON_SALDO}>
              Usar mi saldo
            </Boton>
          )}
          <p className={clases(textoSuave, textoChico)}>{textoDelSaldo(saldo)}</p>
          <Boton
            completo
            grande
            variante={conSaldo ? "secundario" : "primario"}
            name="intencion"
            value={PAGAR_CON_TARJETA}
          >
            Pagar
          </Boton>
          <p className={clases(textoSuave, textoChico)}>
            Con tarjeta, <Precio centimos={datos.precioCentimos} /> en la página segura de la pasarela.
          </p>
        </div>
      </Formulario>
    </div>
  );
}

function textoDelSaldo({ estado, bonos: cantidad }: DatosDelResumen["saldo"]): string {
  if (estado === "error") return "Tu saldo: 0 bonos (no disponible por ahora).";
  return cantidad > 0
    ? `Tienes ${bonos(cantidad)} para esta especialidad. Usas 1 y no pagas nada más.`
    : "No tienes bonos para esta especialidad.";
}
