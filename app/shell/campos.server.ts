/** Fields of a body, unchecked; the body can be read again. */
export const camposDe = async (request: Request): Promise<FormData> => request.clone().formData();
