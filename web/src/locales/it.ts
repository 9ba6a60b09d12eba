const shared = import.meta.glob<string>('../../../src/undercroft/locale/it/*.ftl', { query: '?raw', import: 'default', eager: true })
const own = import.meta.glob<string>('../../locale/it.ftl', { query: '?raw', import: 'default', eager: true })

export default [...Object.values(shared), ...Object.values(own)]
