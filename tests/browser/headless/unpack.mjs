// Unpacks the browser and its libraries into the temporary folder and prints where it lies.
process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
const { default: chromium } = await import('@sparticuz/chromium')
console.log(await chromium.executablePath())
