import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { Button } from "~/components/Button";
import { CampoDeCupon } from "~/components/CampoDeCupon";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { Steps } from "~/components/Steps";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { EnlaceADocumento } from "~/shell/EnlaceADocumento";
import {
  alLado,
  enlaceSuelto,
  enTresPartes,
  pila,
  primeraParte,
  textoChico,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import {
  AMPLIAR,
  APLICAR_CUPON,
  CONFIRMAR_SIN_PAGAR,
  envioDelResumen,
  LIBERAR,
  PAGAR_CON_SALDO,
  PAGAR_CON_TARJETA,
  QUITAR_CUPON,
} from "./intenciones";
import { PASOS } from "./pasos";
import type { DatosDelResumen } from "./resumen.server";
import { CuentaRegresiva } from "./CuentaRegresiva";
import { DatosDeLaSesion } from "./DatosDeLaSesion";
import { OtrosALaMismaHora } from "./OtrosALaMismaHora";
import { PrecioDelResumen } from "./PrecioDelResumen";
import * as css from "./reserva.css";

type Props = DatosDelResumen & {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
};

export function Resumen({ ultimoEnvio, generales, ...datos }: Props) {
  const { idHorario, sesion, saldo, retencion, precio, comprobante, otros, salud } = datos;
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: envioDelResumen }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    defaultValue: { cupon: precio.cupon },
  });
  const hayErrorEnElCupon = Boolean(campos.cupon.errors);
  // Once it is open it stays so: an error that goes while it is put right must not fold the box away.
  const [conCupon, setConCupon] = useState(precio.cupon !== null || hayErrorEnElCupon);
  const cubierto = precio.totalCentimos === 0;
  const conSaldo = saldo.bonos > 0 && !cubierto;
  return (
    <div className={pila.amplia}>
      <header className={pila.corta}>
        <Steps current={PASOS} total={PASOS} name="Revisa y paga" />
        <h1>Resumen de tu sesión</h1>
      </header>
      <Retencion {...retencion} idHorario={idHorario} />
      <div className={enTresPartes}>
        <Card as="section" aria-label="Tu sesión" className={classNames(primeraParte, pila.media)}>
          <DatosDeLaSesion {...sesion} />
        </Card>
        <Card as="section" aria-labelledby="confirmar" className={alLado}>
          <Form {...getFormProps(form)} className={pila.media}>
            <h2 id="confirmar">Confirma tu sesión</h2>
            <ErrorSummary
              errors={errorsOf(
                [campos.cupon, "Cupón"],
                [campos.aceptaTratamientoDeDatos, salud?.etiqueta ?? ""],
              )}
              general={generales}
            />
            <input type="hidden" name="idHorario" value={idHorario} />
            <div>
              <p className={css.totalAPagar}>
                Total
                <Precio centimos={precio.totalCentimos} conIgv={!cubierto} large />
              </p>
              <details open={precio.cupon !== null}>
                <summary className={css.tirador}>Ver el detalle del precio</summary>
                <PrecioDelResumen {...precio} bonos={saldo.bonos} />
              </details>
              {/* Before the buttons that pay: Enter in this box asks what the coupon is worth. */}
              <details
                open={conCupon || hayErrorEnElCupon}
                onToggle={(event) => setConCupon(event.currentTarget.open)}
              >
                <summary className={css.tirador}>Tengo un cupón</summary>
                <CampoDeCupon
                  errores={campos.cupon.errors}
                  aplicado={precio.cupon !== null}
                  intencion={APLICAR_CUPON}
                  quitar={QUITAR_CUPON}
                  {...getInputProps(campos.cupon, { type: "text" })}
                />
              </details>
            </div>
            {salud ? (
              <>
                <input type="hidden" name="versionDeDatos" value={salud.version} />
                <Checkbox
                  label={salud.etiqueta}
                  hint={
                    <EnlaceADocumento href={salud.enlace} className={enlaceSuelto}>
                      Leer el texto
                    </EnlaceADocumento>
                  }
                  errors={campos.aceptaTratamientoDeDatos.errors}
                  {...getInputProps(campos.aceptaTratamientoDeDatos, { type: "checkbox", value: "1" })}
                />
              </>
            ) : (
              <p role="alert">{RECHAZOS_DE_CONSENTIMIENTO["politicas-no-disponibles"].mensaje}</p>
            )}
            {conSaldo && (
              <>
                <div className={css.conBonos}>
                  <p>
                    <strong>Tienes {bonos(saldo.bonos)} para esta especialidad.</strong> Usas 1 y no pagas
                    nada más.
                  </p>
                  <Button wide large name="intencion" value={PAGAR_CON_SALDO}>
                    Usar mi saldo
                  </Button>
                </div>
                <p className={css.oBien}>o con tarjeta</p>
              </>
            )}
            <Button
              wide
              large
              variant={conSaldo ? "secondary" : "primary"}
              name="intencion"
              value={cubierto ? CONFIRMAR_SIN_PAGAR : PAGAR_CON_TARJETA}
            >
              {cubierto ? "Confirmar sin pagar" : "Pagar"}
            </Button>
            {cubierto ? (
              <p className={textoSuave}>Tu cupón cubre todo el precio: no pagas nada.</p>
            ) : (
              <p className={classNames(css.conIcono, textoSuave, textoChico)}>
                <Icon name="candado" />
                Con tarjeta, en la página segura de la pasarela.
              </p>
            )}
            {!cubierto && !conSaldo && (
              <p className={classNames(textoSuave, textoChico)}>
                {saldo.estado === "error"
                  ? "Tu saldo: 0 bonos (no disponible por ahora)."
                  : "No tienes bonos para esta especialidad."}
              </p>
            )}
          </Form>
        </Card>
        <div className={classNames(ultimaParte, pila.amplia)}>
          <div className={pila.corta}>
            <form method="post">
              <input type="hidden" name="idHorario" value={idHorario} />
              <Button variant="secondary" name="intencion" value={LIBERAR}>
                <Icon name="cambiar" />
                Cambiar horario
              </Button>
            </form>
            <OtrosALaMismaHora otros={otros} idHorario={idHorario} />
          </div>
          {comprobante && !cubierto && (
            <p>
              Si pagas con tarjeta: {comprobante.tipo} a nombre de {comprobante.nombre}.{" "}
              <a href={comprobante.href}>Cambiar datos de compra</a>
            </p>
          )}
          <section aria-labelledby="cambios" className={pila.corta}>
            <h2 id="cambios">Si cambian tus planes</h2>
            <p>{sesion.reglaDeCambio}</p>
            {sesion.seDevuelveSiCancela && (
              <p className={textoSuave}>
                {cubierto ? (
                  "Si cancelas a tiempo, tu cupón vuelve."
                ) : (
                  <>
                    Si cancelas a tiempo, vuelve todo: tu bono si pagaste con saldo, o{" "}
                    <Precio centimos={precio.totalCentimos} /> a tu tarjeta
                    {precio.cupon === null ? "." : " y tu cupón."}
                  </>
                )}
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

/** Until when the time is theirs: an hour stays true on a page that nobody refreshes. */
function Retencion(props: DatosDelResumen["retencion"] & { idHorario: string }) {
  return (
    <section className={css.retencion} aria-label="Tu reserva temporal">
      <Icon name="reloj" size={32} />
      <div className={css.textoDeRetencion}>
        <p className={css.plazo}>
          Separado para ti hasta las {props.hasta}
          <CuentaRegresiva expiraEn={props.expiraEn} ahora={props.ahora} />
        </p>
        <p>Después de esa hora el horario queda libre para otra persona.</p>
      </div>
      {props.puedeAmpliarse && (
        <form method="post">
          <input type="hidden" name="idHorario" value={props.idHorario} />
          <Button variant="secondary" name="intencion" value={AMPLIAR}>
            Necesito 5 minutos más
          </Button>
        </form>
      )}
    </section>
  );
}
